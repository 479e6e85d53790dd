import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';

const time = createTokyoFormat({ hour: '2-digit', minute: '2-digit' });

/** Formats a time of day in Japan's time zone: 09:30. */
export const formatTime = (moment: string) => time(new Date(moment));
