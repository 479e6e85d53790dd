const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a new ULID: ten characters for the time and sixteen random ones. Tests use it for ids and as a
 * client token.
 */
export function ulid(at = Date.now()): string {
  const character = (value: number) => ALPHABET.charAt(value % 32);
  const time = Array.from({ length: 10 }, (_, index) => character(Math.floor(at / 32 ** (9 - index))));
  const chance = Array.from({ length: 16 }, () => character(Math.floor(Math.random() * 32)));
  return [...time, ...chance].join('');
}
