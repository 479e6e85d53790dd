import type { Rule } from './Rule';

/** The minimum salary is at most the maximum, both in jobs and in the wishes of talents. */
export const SalaryRules: readonly Rule[] = [
  { field: 'minumumSalary', rule: 'notAboveMaximum', order: ['minumumSalary', 'maximumSalary'] },
];
