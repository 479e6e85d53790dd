import { timingSafeEqual } from 'node:crypto';
import type { Pool } from '../pool/Pool';
import { poolNameOf } from '../pool/poolNameOf';
import { createVerifier } from '../srp/createVerifier';
import type { UserRecord } from '../users/UserRecord';

/**
 * Converts a hexadecimal SRP verifier to bytes. The result has the same length for every verifier, because
 * `timingSafeEqual` compares only buffers of equal length.
 */
const bytesOf = (hex: string) => Buffer.from(hex.padStart(768, '0'), 'hex');

/** Returns whether a text is the user's password. For a user without a password, the result is false. */
export function isPassword(pool: Pool, { username, password: record }: UserRecord, given: string): boolean {
  if (!record) return false;
  const salt = BigInt(`0x${record.srpSalt}`);
  const { verifier } = createVerifier(poolNameOf(pool.configuration.id), username, given, salt);
  return timingSafeEqual(bytesOf(verifier), bytesOf(record.srpVerifier));
}
