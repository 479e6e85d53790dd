import type { MailLanguage } from '../../../model/mailLanguage';
import { meetingTexts } from './meetingTexts';

const MINUTE = 60_000;
const DAY = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats a moment, or the beginning and the end of a meeting, in Japan's zone, which it names. */
export function formatWhen(at: string, minutes: number | null, language: MailLanguage): string {
  const format = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...options }).format(time);
  const from = Date.parse(at);
  const end = minutes === null ? '' : `–${format(from + minutes * MINUTE, TIME)}`;
  return `${format(from, DAY)} ${format(from, TIME)}${end}${meetingTexts[language].zone}`;
}
