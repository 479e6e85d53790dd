/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Returns the name of a day of the week: 1 is Monday, 7 is Sunday. */
export const nameWeekday = (day: number, language: string, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY);
