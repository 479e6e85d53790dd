const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a client token, a ULID of ten characters for the time and sixteen random ones. The server
 * recognizes a repeated create by it.
 */
export function createClientToken(at = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  const chance = crypto.getRandomValues(new Uint8Array(16));
  return [...time, ...chance].map((value) => ALPHABET.charAt(value % 32)).join('');
}
