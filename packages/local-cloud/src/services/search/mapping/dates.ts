import type { Json } from '../Json';

const ISO =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?)?(Z|[+-]\d\d:?\d\d)?)?)?$/;
const MINUTE = 60_000;
const UNITS = { y: 12, M: 1, w: 604_800_000, d: 86_400_000, h: 3_600_000, m: MINUTE, s: 1000 } as const;
type Unit = keyof typeof UNITS;

/**
 * Parses a date in OpenSearch's default format, `strict_date_optional_time||epoch_millis`. Returns milliseconds since
 * 1970; undefined when the value is invalid.
 */
export function parseDate(value: Json): number | undefined {
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value !== 'string') return undefined;
  const match = ISO.exec(value);
  if (!match) return /^-?\d{5,}$/.test(value) ? Number(value) : undefined;
  const [, year, month = '1', day = '1', hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] =
    match;
  const parts = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const time = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], parts[5]);
  const date = new Date(time);
  if (date.getUTCMonth() !== parts[1] - 1 || parts[3] > 23 || parts[4] > 59) return undefined;
  return time + Math.floor(Number(`0.${fraction || '0'}`) * 1000) - zoneOffset(zone);
}

/**
 * Evaluates OpenSearch's date math, such as `now-7d/d` or `2026-01-01||+1M`. With `roundsUp`, `/` rounds to
 * the last millisecond of the unit instead of the first. Returns milliseconds since 1970; undefined when the
 * value is invalid.
 */
export function dateMath(value: Json, now: number, roundsUp: boolean): number | undefined {
  if (typeof value !== 'string' || !(value.startsWith('now') || value.includes('||')))
    return parseDate(value);
  const [anchor, math = ''] = value.startsWith('now') ? ['now', value.slice(3)] : value.split('||');
  const start = anchor === 'now' ? now : parseDate(anchor ?? '');
  if (start === undefined || !/^([+-]\d+[yMwdhms]|\/[yMwdhms])*$/.test(math)) return undefined;
  let time = start;
  for (const [step] of math.matchAll(/[+-]\d+[yMwdhms]|\/[yMwdhms]/g)) {
    const unit = step.slice(-1) as Unit;
    if (!step.startsWith('/')) time = add(time, Number(step.slice(0, -1)), unit);
    else time = roundsUp ? add(floorDate(time, unit), 1, unit) - 1 : floorDate(time, unit);
  }
  return time;
}

export const zoneOffset = (zone: string): number => {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * MINUTE;
};

function add(time: number, amount: number, unit: Unit): number {
  if (unit !== 'y' && unit !== 'M') return time + amount * UNITS[unit];
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + amount * UNITS[unit]);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/**
 * Rounds a time in milliseconds since 1970 down to the beginning of a calendar unit, in UTC. Weeks begin on Monday.
 */
export function floorDate(time: number, unit: Unit): number {
  const date = new Date(time);
  if (unit === 'y') return Date.UTC(date.getUTCFullYear(), 0);
  if (unit === 'M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  // The first Monday after 1 January 1970.
  const origin = unit === 'w' ? 4 * UNITS.d : 0;
  return Math.floor((time - origin) / UNITS[unit]) * UNITS[unit] + origin;
}
