import type { HopesFragment } from '../../../generated/hopes';

/** Returns how many preferences a person has entered that can be compared with jobs, from 0 to 5. */
export const countHopes = (hopes: HopesFragment): number =>
  [
    hopes.userMainJobId,
    hopes.hopeLocationType,
    hopes.numberOfDayPerWeek,
    hopes.minumumSalary,
    hopes.skillTags?.length,
  ].filter(Boolean).length;
