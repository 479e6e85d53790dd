import { randomBytes } from 'node:crypto';
import { ulidPrefix } from './ulidPrefix';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A fresh ULID: ten characters of time, sixteen of chance. Source: github.com/ulid/spec. */
export function ulid(at = Date.now()): string {
  const chance = [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % 32));
  return ulidPrefix(at) + chance.join('');
}
