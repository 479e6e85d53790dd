import type { EnumValue } from '../enums';
import { addDays } from './addDays';
import { firstDay } from './firstDay';

/**
 * Moves a day by whole periods: returns the first day (`YYYY-MM-DD`) of the period that is `periods` periods
 * later than the one that contains `day`. A negative number leads to an earlier period, 0 to the same one.
 */
export function moveByPeriods(period: EnumValue<'InsightPeriod'>, day: string, periods: number): string {
  const first = firstDay(period, day);
  if (period !== 'MONTH') return addDays(first, periods * (period === 'WEEK' ? 7 : 1));
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + periods, 1)).toISOString().slice(0, 10);
}
