import { dayInMonth } from './dayInMonth';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';

/**
 * What the time for a payment is counted from. `receipt`: the day on which the work is received, or the last day of a
 * service. `principal`: the day on which the orderer’s own client pays, for work that is handed on. `month`: with one
 * payment a month, the first day that it pays for, or the closing day of a service.
 */
interface Counted {
  from: 'receipt' | 'principal' | 'month';
  day: string;
}

/**
 * Returns the last lawful date of payment. The day itself is the first one: 60 days from the receipt (フリーランス法第4条第1項),
 * 30 from the principal’s payment (第4条第3項). With one payment a month the authorities count two months in place of
 * 60 days, since months have 31 days (公取委 Q&A). Resolvers use this function too.
 */
export function lastPaymentDate({ from, day }: Counted): string {
  const within = (days: number) => dayOfNumber(dayNumber(day) + days - 1);
  if (from === 'principal') return within(30);
  if (from === 'receipt') return within(60);
  const wanted = parseInt(`${day.split('-')[2]}`, 10);
  const same = dayInMonth(day, 2, wanted);
  // A period ends the day before the same date, or with the month if that has no such date (民法第143条第2項).
  const isThere = same.endsWith(day.slice(7));
  const twoMonths = isThere ? dayOfNumber(dayNumber(same) - 1) : same;
  return twoMonths > within(60) ? twoMonths : within(60);
}
