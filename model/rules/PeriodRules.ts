import type { Rule } from './Rule';

/** The rules of a period in a career: start ≤ end ≤ today, and no end while it continues. */
export const PeriodRules: readonly Rule[] = [
  { field: 'startDate', rule: 'notInFuture', isPast: true },
  { field: 'endDate', rule: 'notInFuture', isPast: true },
  { field: 'endDate', rule: 'notBeforeStart', order: ['startDate', 'endDate'] },
  { field: 'endDate', rule: 'noneWhileContinuing', emptyIf: 'isContinuation' },
];
