import type { EnumValue } from '../enums';
import { addDays } from './addDays';
import { firstDay } from './firstDay';

/**
 * Returns the first day (`YYYY-MM-DD`) of the period that is a number of periods after the one that contains the given
 * day. A negative number means periods before it, 0 the same period.
 */
export function moveByPeriods(period: EnumValue<'InsightPeriod'>, day: string, periods: number): string {
  const first = firstDay(period, day);
  if (period !== 'MONTH') return addDays(first, periods * (period === 'WEEK' ? 7 : 1));
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + periods, 1)).toISOString().slice(0, 10);
}
