import { addDays } from './addDays';
import type { Period } from './Metric';

/** The first day of the period that contains a day: the day itself, its Monday, or the first of its month. */
export function firstDay(period: Period, day: string): string {
  if (period === 'MONTH') return `${day.slice(0, 7)}-01`;
  if (period === 'DAY') return day;
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
