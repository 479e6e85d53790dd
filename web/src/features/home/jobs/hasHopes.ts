import type { HopesFragment } from '../../../generated/hopes';

/** Returns whether a person has said anything that a job can be compared with. */
export const hasHopes = (hopes: HopesFragment): boolean =>
  Boolean(
    hopes.userMainJobId ??
    hopes.hopeLocationType ??
    hopes.numberOfDayPerWeek ??
    hopes.minumumSalary ??
    hopes.skillTags?.length,
  );
