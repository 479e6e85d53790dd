import { now } from './now';
import { unique } from './unique';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const character = (value: number) => ALPHABET.charAt(value % 32);

/**
 * Returns a new ULID: ten characters for the time and sixteen that differ between tests (`unique`). Tests use it for
 * ids and as a client token.
 */
export function ulid(at = now()): string {
  const time = Array.from({ length: 10 }, (_, index) => character(Math.floor(at / 32 ** (9 - index))));
  return [...time, ...[...unique.bytes(16)].map(character)].join('');
}
