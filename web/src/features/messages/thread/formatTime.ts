import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';

const time = createTokyoFormat({ hour: '2-digit', minute: '2-digit' });

/** 09:30, in Japan's time. */
export const formatTime = (moment: string) => time(new Date(moment));
