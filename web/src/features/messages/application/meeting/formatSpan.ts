import { createTokyoFormat } from '../../../../lib/format/createTokyoFormat';
import { formatTime } from '../../../../lib/format/formatTime';

const day = createTokyoFormat({ month: 'long', day: 'numeric', weekday: 'short' });
const MINUTE = 60_000;

/** Formats when a meeting begins and ends, in Japan's time: 12月3日(木) 10:00–11:00. */
export function formatSpan(at: string, minutes: number): string {
  const end = new Date(Date.parse(at) + minutes * MINUTE).toISOString();
  return `${day(new Date(at))} ${formatTime(at)}–${formatTime(end)}`;
}
