const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns the first ten characters of a ULID that is created at this time (in milliseconds since 1970). ULIDs
 * of later times sort after them.
 */
export function ulidPrefix(at: number): string {
  const digits = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  return digits.map((digit) => ALPHABET.charAt(digit)).join('');
}
