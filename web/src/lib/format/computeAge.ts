import { japanDay } from '../../../../model/japanDay';

/**
 * Returns the age in full years today in Japan for a birth date (YYYY-MM-DD); negative for a birth date in
 * the future.
 */
export function computeAge(birthDate: string, now: Date): number {
  const day = japanDay(now);
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
