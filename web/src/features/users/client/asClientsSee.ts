import type { OfferedTalentFragment } from '../../../generated/clientUsers';

/**
 * A talent as organizations see them. The API answers administrators more than that: what the talent does not share
 * is taken away here. To an organization the API tells neither the flags nor what they keep back.
 */
export const asClientsSee = (talent: OfferedTalentFragment): OfferedTalentFragment => ({
  ...talent,
  ...(talent.isShareProfileIcon === false && { profileIcon: null }),
  ...(talent.isShareAppetites === false && { appetiteToChangeJobs: null, appetiteToSideWork: null }),
  ...(talent.isShareHopeLocationType === false && { hopeLocationType: null }),
  ...(talent.isShareWorkTime === false && { numberOfDayPerWeek: null, numberOfHoursPerDay: null }),
  ...(talent.isShareHopeSalary === false && { salaryType: null, minumumSalary: null, maximumSalary: null }),
});
