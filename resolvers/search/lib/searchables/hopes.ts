/**
 * The names of fields with the wishes, skills and average rating of talents, by kind. Administrators and
 * organizations may both filter talents by them.
 */
export const hopes = {
  words: 'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType',
  numbers: 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg',
};
