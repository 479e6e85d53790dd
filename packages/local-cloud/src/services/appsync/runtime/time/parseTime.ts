import { parseDatePattern } from './parseDatePattern';
import { parseZoneOffset } from './parseZoneOffset';

interface Parts {
  y: number;
  M: number;
  d: number;
  H: number;
  m: number;
  s: number;
  S: number;
  offset: number | null;
}

const NUMBERS: Record<string, keyof Omit<Parts, 'offset'>> = {
  y: 'y',
  u: 'y',
  M: 'M',
  d: 'd',
  H: 'H',
  m: 'm',
  s: 's',
};

function offsetMinutes(text: string): number {
  return text === 'Z' ? 0 : parseZoneOffset(text.length === 3 ? `${text}00` : text, 0);
}

function fail(text: string, pattern: string): never {
  throw new Error(`"${text}" does not follow the pattern "${pattern}"`);
}

/**
 * Reads the year, month, hour and so on from `text`, which must have the format of the pattern. Parts that
 * the pattern does not contain are taken from 1970-01-01T00:00:00. `offset` is the offset of the time zone in
 * minutes; null if the pattern contains no time zone.
 */
function read(text: string, pattern: string): Parts {
  const parts: Parts = { y: 1970, M: 1, d: 1, H: 0, m: 0, s: 0, S: 0, offset: null };
  let rest = text;
  const take = (expression: RegExp): string => {
    const found = expression.exec(rest)?.[0] ?? fail(text, pattern);
    rest = rest.slice(found.length);
    return found;
  };
  for (const token of parseDatePattern(pattern)) {
    if ('literal' in token) {
      if (!rest.startsWith(token.literal)) fail(text, pattern);
      rest = rest.slice(token.literal.length);
      continue;
    }
    const { letter, width } = token;
    const field = NUMBERS[letter];
    if (field) {
      const value = Number(take(width === 1 ? /^\d+/ : new RegExp(`^\\d{${width}}`)));
      parts[field] = field === 'y' && width === 2 ? 2000 + value : value;
    } else if (letter === 'S') {
      parts.S = Number(
        take(new RegExp(`^\\d{${width}}`))
          .padEnd(3, '0')
          .slice(0, 3),
      );
    } else if (letter === 'X' || letter === 'x' || letter === 'Z') {
      parts.offset = offsetMinutes(take(/^(?:Z|[+-]\d{2}(?::?\d{2})?)/));
    } else {
      throw new Error(`the date pattern letter ${letter} is not emulated locally`);
    }
  }
  if (rest !== '') fail(text, pattern);
  return parts;
}

/**
 * Converts a text in the format of a pattern of Java's DateTimeFormatter to milliseconds since 1970. `zone`
 * applies if the text contains no time zone.
 * @throws Error when the text does not match the pattern, or the pattern contains a letter that is not
 * emulated
 */
export function parseTime(text: string, pattern: string, zone = 'UTC'): number {
  const parts = read(text, pattern);
  const local = Date.UTC(parts.y, parts.M - 1, parts.d, parts.H, parts.m, parts.s, parts.S);
  const day = new Date(local);
  if (day.getUTCMonth() + 1 !== parts.M || day.getUTCDate() !== parts.d) fail(text, pattern);
  return local - (parts.offset ?? parseZoneOffset(zone, local)) * 60_000;
}
