import { createTokyoFormat } from './createTokyoFormat';

const moment = createTokyoFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 2026年3月5日 09:30, in Japan's time. Empty for no value. */
export const formatDateTime = (value: string | null | undefined) => (value ? moment(new Date(value)) : '');
