import { createTokyoFormat } from './createTokyoFormat';

const day = createTokyoFormat({ year: 'numeric', month: 'long', day: 'numeric' });

/**
 * Formats a date in Japan's time zone; in Japanese as 2026年3月5日. A date without time (YYYY-MM-DD) is not
 * shifted by the time zone. Empty for a missing value.
 */
export const formatDate = (value: string | null | undefined, language?: string) =>
  value ? day(new Date(value.length === 10 ? `${value}T00:00:00+09:00` : value), language) : '';
