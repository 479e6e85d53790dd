const format = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * Formats a time for the developer page, in Japanese and in Japan's time zone.
 * @param at ISO 8601 text or milliseconds since 1970
 */
export function formatTime(at: string | number): string {
  return format.format(new Date(at));
}
