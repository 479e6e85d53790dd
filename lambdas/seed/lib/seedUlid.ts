import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Earlier than every real record, so that seeded records sort before what users write later. */
const BASE = Date.UTC(2025, 0, 1);

/**
 * The ULID of a seeded record. The same name gives the same ULID on every day.
 * @param order milliseconds; sorts records that belong together
 */
export function seedUlid(name: string, order = 0): string {
  let time = BASE + order;
  let prefix = '';
  for (let place = 0; place < 10; place += 1) {
    prefix = ALPHABET.charAt(time % 32) + prefix;
    time = Math.floor(time / 32);
  }
  const digest = createHash('sha256').update(name).digest();
  return prefix + Array.from(digest.subarray(0, 16), (byte) => ALPHABET.charAt(byte % 32)).join('');
}
