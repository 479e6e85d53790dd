import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A fresh ULID: ten characters of time, sixteen of chance. Source: github.com/ulid/spec. */
export function ulid(at = Date.now()): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  const chance = [...randomBytes(16)].map((byte) => byte % 32);
  return [...time, ...chance].map((value) => ALPHABET.charAt(value)).join('');
}
