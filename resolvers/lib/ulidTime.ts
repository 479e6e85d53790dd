const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first ten characters of a ULID as milliseconds since 1970. Source: github.com/ulid/spec. */
export function ulidTime(ulid: string): number {
  return ulid
    .slice(0, 10)
    .split('')
    .reduce((time, character) => time * 32 + ALPHABET.indexOf(character), 0);
}
