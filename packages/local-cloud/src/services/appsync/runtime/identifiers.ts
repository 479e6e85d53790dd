import { randomBytes } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KSUID_EPOCH_SECONDS = 1_400_000_000;

function inBase(value: bigint, alphabet: string, length: number): string {
  let text = '';
  let rest = value;
  const base = BigInt(alphabet.length);
  while (text.length < length) {
    text = alphabet[Number(rest % base)] + text;
    rest /= base;
  }
  return text;
}

function bigint(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** Returns a ULID of 26 characters: 48 bits of milliseconds since 1970 and 80 random bits. */
export function ulid(now = Date.now()): string {
  return inBase(BigInt(now), CROCKFORD, 10) + inBase(bigint(randomBytes(10)), CROCKFORD, 16);
}

/** Returns a KSUID of 27 characters: 32 bits of seconds since May 2014 and 128 random bits. */
export function ksuid(now = Date.now()): string {
  const seconds = BigInt(Math.floor(now / 1000) - KSUID_EPOCH_SECONDS);
  return inBase((seconds << 128n) | bigint(randomBytes(16)), BASE62, 27);
}
