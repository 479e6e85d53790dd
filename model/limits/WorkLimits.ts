import type { Limit } from '../Entity';

/** Days, hours and salaries (in yen) of a job, and those that a talent hopes for. */
export const WorkLimits: Readonly<Record<string, Limit>> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};
