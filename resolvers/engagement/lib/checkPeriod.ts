import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

/** Refuses an engagement that ends before it begins, or goes on although it has ended; dates are `YYYY-MM-DD`. */
export function checkPeriod({ startDate, endDate, isContinuation }: Item): void {
  if (!endDate) return;
  if (startDate && `${endDate}` < `${startDate}`) invalid('input.endDate', 'notBeforeStart');
  if (isContinuation === true) invalid('input.isContinuation', 'endDate');
}
