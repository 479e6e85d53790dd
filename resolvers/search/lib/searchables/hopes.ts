/**
 * The names of fields with the wishes, skills and average rating of talents, separated by spaces. The fields
 * in `words` are compared as a whole, those in `numbers` as numbers. Administrators and organizations may
 * both filter talents by them.
 */
export const hopes = {
  words: 'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType',
  numbers: 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg',
};
