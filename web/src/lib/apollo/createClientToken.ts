import { serverClock } from '../api/serverClock';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a client token, which is a ULID: ten characters for the time `at` (in milliseconds since 1970) and sixteen
 * random ones. By default it is the server's time, because the API accepts no other. The server recognizes a repeated
 * create by its client token.
 */
export function createClientToken(at = serverClock.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  const chance = crypto.getRandomValues(new Uint8Array(16));
  return [...time, ...chance].map((value) => ALPHABET.charAt(value % 32)).join('');
}
