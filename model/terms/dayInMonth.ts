import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';

/**
 * Returns a day of the month that is a number of months after the one of a date: the last one, if the month has no such
 * day.
 * @param wanted the day of the month; 31 for the last one
 */
export function dayInMonth(day: string, months: number, wanted: number): string {
  const [year, month] = day.split('-').map((part) => parseInt(part, 10)) as [number, number];
  const count = year * 12 + (month - 1) + months;
  const first = (at: number) => {
    const inYear = at % 12;
    return `${Math.floor(at / 12)}-${inYear < 9 ? '0' : ''}${inYear + 1}-01`;
  };
  const begin = dayNumber(first(count));
  const length = dayNumber(first(count + 1)) - begin;
  return dayOfNumber(begin + (wanted < length ? wanted : length) - 1);
}
