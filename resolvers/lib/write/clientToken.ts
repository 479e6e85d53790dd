import { util } from '@aws-appsync/utils';
import { invalid } from '../resolver';

const TEN_MINUTES = 600000;

/**
 * The id segment of a new record: the client's own token, so that a repeated create finds its first
 * record, or a fresh ULID. A token that is no ULID of the last or next ten minutes is `InvalidInput`.
 */
export function newIdSegment(token: string | null | undefined): string {
  if (!token) return util.autoUlid();
  if (!util.matches('^[0-7][0-9A-HJKMNP-TV-Z]{25}$', token)) invalid('input.clientToken', 'ulid');
  const age = util.time.nowEpochMilliSeconds() - ulidTime(token);
  if (age > TEN_MINUTES || age < -TEN_MINUTES) invalid('input.clientToken', 'withinTenMinutes');
  return token;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first ten characters of a ULID as milliseconds since 1970. Source: github.com/ulid/spec. */
export function ulidTime(ulid: string): number {
  return ulid
    .slice(0, 10)
    .split('')
    .reduce((time, character) => time * 32 + ALPHABET.indexOf(character), 0);
}
