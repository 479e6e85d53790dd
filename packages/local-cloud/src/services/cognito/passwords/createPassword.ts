import type { Pool } from '../pool/Pool';
import { poolName } from '../pool/poolName';
import { createVerifier } from '../srp/createVerifier';
import type { PasswordRecord } from './PasswordRecord';

export function createPassword(pool: Pool, username: string, password: string): PasswordRecord {
  const { salt, verifier } = createVerifier(poolName(pool.configuration.id), username, password);
  return { srpSalt: salt, srpVerifier: verifier, setAt: pool.now() };
}
