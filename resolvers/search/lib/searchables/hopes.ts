/**
 * Fields with the wishes, skills and average rating of talents. Every caller who may search talents may
 * filter by them.
 */
export const hopes = {
  words: 'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType',
  numbers: 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg',
};
