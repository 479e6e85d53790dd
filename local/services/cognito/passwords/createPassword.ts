import { randomBytes } from 'node:crypto';
import { createVerifier } from '../srp/createVerifier';
import type { PasswordRecord } from './PasswordRecord';
import { scrypt } from './scrypt';

export async function createPassword(
  poolName: string,
  username: string,
  password: string,
  setAt: number,
): Promise<PasswordRecord> {
  const salt = randomBytes(16);
  const hash = await scrypt(password, salt);
  const srp = createVerifier(poolName, username, password);
  return {
    srpSalt: srp.salt,
    srpVerifier: srp.verifier,
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
    setAt,
  };
}
