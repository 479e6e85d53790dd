import { timingSafeEqual } from 'node:crypto';
import type { Pool } from '../pool/Pool';
import { poolName } from '../pool/poolName';
import { createVerifier } from '../srp/createVerifier';
import type { UserRecord } from '../users/UserRecord';

/** Whether this is the user's password. Nobody's is, while there is none. */
export function isPassword(pool: Pool, { username, password: record }: UserRecord, given: string): boolean {
  if (!record) return false;
  const salt = BigInt(`0x${record.srpSalt}`);
  const { verifier } = createVerifier(poolName(pool.configuration.id), username, given, salt);
  const [kept, made] = [record.srpVerifier, verifier].map((hex) =>
    Buffer.from(hex.padStart(768, '0'), 'hex'),
  );
  return kept !== undefined && made !== undefined && timingSafeEqual(kept, made);
}
