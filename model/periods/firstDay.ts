import { addDays } from './addDays';
import type { EnumValue } from '../enums';

/**
 * Returns the first day of the period that contains a day: that day itself, the Monday of its week, or the first day of
 * its month.
 */
export function firstDay(period: EnumValue<'InsightPeriod'>, day: string): string {
  if (period === 'MONTH') return `${day.slice(0, 7)}-01`;
  if (period === 'DAY') return day;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
