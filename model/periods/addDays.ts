/**
 * Returns the date (`YYYY-MM-DD`) that is a number of days after a date. A negative number means days before
 * it.
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
