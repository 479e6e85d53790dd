import { createHash } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The time in the ids of seeded records, in milliseconds. It is before Enishi had users, so seeded records
 * sort before the records of users.
 */
const BASE = Date.UTC(2025, 0, 1);

/**
 * Returns the ULID of a seeded record. The same name always gives the same ULID.
 * @param order milliseconds that are added to the ULID's time, so that related records are sorted in this
 * order
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
