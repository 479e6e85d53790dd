const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a ULID, ten characters of time and sixteen random ones, by which the server recognizes a record
 * that is sent again.
 */
export function createClientToken(at = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  const chance = crypto.getRandomValues(new Uint8Array(16));
  return [...time, ...chance].map((value) => ALPHABET.charAt(value % 32)).join('');
}
