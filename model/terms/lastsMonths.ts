import { dayInMonth } from './dayInMonth';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';

/**
 * Returns whether a period of days lasts at least a number of months by the calendar: it then ends on or after the day
 * before the same date of a later month, or with that month if it has no such date (民法第143条第2項). Resolvers use this
 * function too.
 */
export function lastsMonths(first: string, last: string, months: number): boolean {
  const wanted = parseInt(`${first.split('-')[2]}`, 10);
  const same = dayInMonth(first, months, wanted);
  const end = same.endsWith(first.slice(7)) ? dayOfNumber(dayNumber(same) - 1) : same;
  return last >= end;
}
