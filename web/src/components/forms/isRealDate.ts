/**
 * Returns true when a text is a day of the calendar as YYYY-MM-DD; false for 2026-02-30 and for an incomplete
 * date.
 */
export function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
