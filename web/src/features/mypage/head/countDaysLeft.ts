import { japanDay } from '../../../../../model/japanDay';

const DAY = 86_400_000;

interface Expiring {
  expirationDate: string | null;
  isNoExpiry: boolean | null;
}

/**
 * Returns the number of days until a qualification expires, by the calendar of Japan: 0 on its last valid
 * day, negative after it. Null for a qualification that does not expire.
 */
export function countDaysLeft({ expirationDate, isNoExpiry }: Expiring, now: Date): number | null {
  if (!expirationDate || isNoExpiry) return null;
  return Math.round((Date.parse(expirationDate) - Date.parse(japanDay(now))) / DAY);
}
