import { createTokyoFormat } from './createTokyoFormat';

const moment = createTokyoFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Formats a date and time in Japan's time zone, in Japanese as 2026年3月5日 09:30. Empty for a missing value.
 */
export const formatDateTime = (value: string | null | undefined) => (value ? moment(new Date(value)) : '');
