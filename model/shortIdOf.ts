const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The letters of short ids. There are no vowels, so that an id never forms a word. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * Makes a person's short id from a new ULID: eight letters from its random part (decision T45). Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function shortIdOf(ulid: string): string {
  const random = ulid.slice(ulid.length - 8).split('');
  return random.map((digit) => LETTERS.charAt(DIGITS.indexOf(digit) % LETTERS.length)).join('');
}
