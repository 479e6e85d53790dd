const hourInTokyo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns the part of the day in Japan: morning from 5 o'clock, day from 11, evening from 18. */
export function getPartOfDay(now: Date): 'morning' | 'day' | 'evening' {
  const hour = Number(hourInTokyo.format(now));
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
