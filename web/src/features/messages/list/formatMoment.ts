import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';
import { formatDate } from '../../../lib/format/formatDate';
import { japanDay } from '../../../../../model/japanDay';
import { formatTime } from '../thread/formatTime';

const shortDay = createTokyoFormat({ month: 'short', day: 'numeric' });

/**
 * Formats the time of a conversation's last message, in Japan's time zone: the time of day if it was today,
 * otherwise the date, with the year if it is not the current one.
 */
export function formatMoment(moment: string, now = new Date()): string {
  const [day, today] = [japanDay(new Date(moment)), japanDay(now)];
  if (day === today) return formatTime(moment);
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(new Date(moment)) : formatDate(moment);
}
