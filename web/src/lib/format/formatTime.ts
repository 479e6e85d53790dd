import { createTokyoFormat } from './createTokyoFormat';

const moment = createTokyoFormat({ hour: '2-digit', minute: '2-digit' });

/** Formats the time of day in Japan's time zone, in Japanese as 09:30. */
export const formatTime = (value: string) => moment(new Date(value));
