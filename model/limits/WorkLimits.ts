import type { Limit } from '../Entity';

/**
 * The permitted ranges of working days, working hours and salaries (in yen), both in jobs and in the wishes of talents.
 */
export const WorkLimits: Readonly<Record<string, Limit>> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};
