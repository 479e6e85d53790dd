const FIELDS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

function fixedOffset(zone: string): number | null {
  const match = /^(?:GMT|UTC|UT)?([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * Returns by how many minutes a time zone (`Asia/Tokyo`, `+09:00`) is ahead of UTC at an instant in milliseconds
 * since 1970.
 */
export function parseZoneOffset(zone: string, instant: number): number {
  const fixed = fixedOffset(zone);
  if (fixed !== null) return fixed;
  const parts = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone: zone }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000);
}
