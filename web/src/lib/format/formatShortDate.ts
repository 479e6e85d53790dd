import { createTokyoFormat } from './createTokyoFormat';

const day = createTokyoFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });

/** Formats a time as a date in Japan's time zone, for narrow columns; in Japanese as 2026/3/5. */
export const formatShortDate = (at: string): string => day(new Date(at));
