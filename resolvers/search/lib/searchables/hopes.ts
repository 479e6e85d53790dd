/**
 * The names of fields with the wishes, skills and average rating of talents, separated by spaces. The fields
 * in `words` are compared as a whole, those in `numbers` as numbers. Administrators and organizations may
 * both filter talents by them.
 */
export const hopes = {
  /** Not among the words that are counted: each year of a skill implies the lower ones. */
  years: 'skillYears',
  narrows: { skillYears: 'skillIDs' },
  ranges: { lastVisitedWithin: 'lastVisitedDay' },
  words: 'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType',
  numbers: 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg',
};
