import type { HopesFragment } from '../../../generated/hopes';

/** Returns whether a person has entered any preference that can be compared with jobs. */
export const hasHopes = (hopes: HopesFragment): boolean =>
  Boolean(
    hopes.userMainJobId ??
    hopes.hopeLocationType ??
    hopes.numberOfDayPerWeek ??
    hopes.minumumSalary ??
    hopes.skillTags?.length,
  );
