const two = (value: number) => `${value}`.padStart(2, '0');

const yearOf = (month: number) => Math.floor(month / 12);

/**
 * Returns the date (`YYYY-MM-DD`) of a day in a month. `month` is the number of months since January of the
 * year 0, as in a demo talent's career.
 */
export function monthDate(month: number, dayOfMonth = 1): string {
  return `${yearOf(month)}-${two((month % 12) + 1)}-${two(dayOfMonth)}`;
}

/**
 * Returns the date (`YYYY-MM-DD`) of the last day of a month. `month` is the number of months since January
 * of the year 0, as in a demo talent's career.
 */
export function monthEnd(month: number): string {
  return monthDate(month, new Date(Date.UTC(yearOf(month), (month % 12) + 1, 0)).getUTCDate());
}
