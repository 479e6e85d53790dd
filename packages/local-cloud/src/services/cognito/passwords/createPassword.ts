import type { Pool } from '../pool/Pool';
import { poolNameOf } from '../pool/poolNameOf';
import { createVerifier } from '../srp/createVerifier';
import type { PasswordRecord } from './PasswordRecord';

export function createPassword(pool: Pool, username: string, password: string): PasswordRecord {
  const { salt, verifier } = createVerifier(poolNameOf(pool.configuration.id), username, password);
  return { srpSalt: salt, srpVerifier: verifier, setAt: pool.now() };
}
