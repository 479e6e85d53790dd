/**
 * Returns the number of days from 1 March of the year 0 to a date (`YYYY-MM-DD`), in the Gregorian calendar. It is for
 * resolvers, which have no Date; years begin in March, so that the leap day is their last.
 */
export function dayNumber(day: string): number {
  const [year, month, date] = day.split('-').map((part) => parseInt(part, 10)) as [number, number, number];
  const shifted = month > 2 ? year : year - 1;
  const place = month > 2 ? month - 3 : month + 9;
  const days = Math.floor((153 * place + 2) / 5) + date - 1;
  return (
    shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + days
  );
}
