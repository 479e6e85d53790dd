const format = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment as people in Japan read it. @param at ISO 8601 or milliseconds */
export function formatTime(at: string | number): string {
  return format.format(new Date(at));
}
