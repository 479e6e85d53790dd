import { createTokyoFormat } from './createTokyoFormat';

const month = createTokyoFormat({ year: 'numeric', month: 'long' });

/** Formats the month of a day (YYYY-MM-DD), in Japanese as 2021年4月. Empty for a missing value. */
export const formatMonth = (day: string | null | undefined, language?: string) =>
  day ? month(new Date(`${day}T00:00:00+09:00`), language) : '';
