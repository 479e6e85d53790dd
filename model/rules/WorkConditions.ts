import type { Limit } from '../Limit';
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
 * The permitted ranges of working days, working hours and salaries (in yen), in jobs as well as in talents'
 * wishes. In addition, the minimum salary must not exceed the maximum.
 */
export const WorkConditions = { limits, rules };
