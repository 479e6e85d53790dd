/** The fields about the hopes and skills of talents, by which everybody who may search talents may search. */
export const hopes = {
  words: 'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType',
  numbers: 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg',
};
