import { parseDatePattern } from './parseDatePattern';
import { parseZoneOffset } from './parseZoneOffset';

const MONTHS = 'January February March April May June July August September October November December';
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

function named(names: string, index: number, width: number): string {
  const name = names.split(' ')[index] ?? '';
  return width === 4 ? name : name.slice(0, 3);
}

function offsetText(minutes: number, letter: string, width: number): string {
  if (letter === 'X' && minutes === 0) return 'Z';
  const hours = String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0');
  const rest = String(Math.abs(minutes) % 60).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  if (letter !== 'Z' && width === 1) return rest === '00' ? sign + hours : sign + hours + rest;
  return sign + hours + (letter !== 'Z' && width === 3 ? ':' : '') + rest;
}

/**
 * Formats a year as the pattern letters `y` and `u` prescribe: two letters mean the last two digits, any
 * other number of letters the whole year.
 */
function yearText(year: number, width: number): string {
  return width === 2 ? String(year % 100).padStart(2, '0') : String(year).padStart(width, '0');
}

/**
 * Formats an instant in milliseconds since 1970 with a pattern of Java's DateTimeFormatter, in the time zone
 * `zone`.
 * @throws Error if the pattern contains a letter other than y u M L d H h K k m s S n a E Z X x V; its
 * message names that letter
 */
export function formatTime(instant: number, pattern: string, zone = 'UTC'): string {
  const minutes = parseZoneOffset(zone, instant);
  const local = new Date(instant + minutes * 60_000);
  const hour = local.getUTCHours();
  const number = (value: number, width: number) => String(value).padStart(width, '0');
  return parseDatePattern(pattern)
    .map((token) => {
      if ('literal' in token) return token.literal;
      const { letter, width } = token;
      switch (letter) {
        case 'y':
        case 'u':
          return yearText(local.getUTCFullYear(), width);
        case 'M':
        case 'L':
          return width > 2
            ? named(MONTHS, local.getUTCMonth(), width)
            : number(local.getUTCMonth() + 1, width);
        case 'd':
          return number(local.getUTCDate(), width);
        case 'E':
          return named(DAYS, local.getUTCDay(), width);
        case 'H':
          return number(hour, width);
        case 'h':
          return number(hour % 12 || 12, width);
        case 'K':
          return number(hour % 12, width);
        case 'k':
          return number(hour || 24, width);
        case 'a':
          return hour < 12 ? 'AM' : 'PM';
        case 'm':
          return number(local.getUTCMinutes(), width);
        case 's':
          return number(local.getUTCSeconds(), width);
        case 'S':
          return number(local.getUTCMilliseconds(), 3).padEnd(width, '0').slice(0, width);
        case 'n':
          return number(local.getUTCMilliseconds() * 1_000_000, width);
        case 'Z':
        case 'X':
        case 'x':
          return offsetText(minutes, letter, width);
        case 'V':
          return zone;
        default:
          throw new Error(`the date pattern letter ${letter} is not emulated locally`);
      }
    })
    .join('');
}
