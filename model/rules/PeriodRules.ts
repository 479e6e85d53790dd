import type { Rule } from './Rule';

/**
 * The rules for a period in a talent's career: neither its start nor its end is in the future, its start is
 * not after its end, and a period that continues has no end date.
 */
export const PeriodRules: readonly Rule[] = [
  { field: 'startDate', rule: 'notInFuture', isPast: true },
  { field: 'endDate', rule: 'notInFuture', isPast: true },
  { field: 'endDate', rule: 'notBeforeStart', order: ['startDate', 'endDate'] },
  { field: 'endDate', rule: 'noneWhileContinuing', emptyIf: 'isContinuation' },
];
