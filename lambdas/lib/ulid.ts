import { randomBytes } from 'node:crypto';
import { ulidPrefix } from './ulidPrefix';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a ULID: ten characters that encode the time, and sixteen random ones (github.com/ulid/spec). */
export function ulid(at = Date.now()): string {
  const random = [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % 32));
  return ulidPrefix(at) + random.join('');
}
