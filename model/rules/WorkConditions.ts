import type { Limit } from '../Entity';
import type { Rule } from './Rule';

const limits: Readonly<Record<string, Limit>> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};

const rules: readonly Rule[] = [
  { field: 'minumumSalary', rule: 'notAboveMaximum', order: ['minumumSalary', 'maximumSalary'] },
];

/**
 * The permitted ranges of working days, working hours and salaries (in yen), both in jobs and in the wishes of
 * talents. The minimum salary must not be above the maximum.
 */
export const WorkConditions = { limits, rules };
