import { randomBytes } from 'node:crypto';
import { bytesOf, generator, hashOf, numberOf, power } from './srpGroup';

export interface Verifier {
  /** Hexadecimal numbers, both. */
  salt: string;
  verifier: string;
}

/**
 * What the server keeps of a password for SRP.
 * @param poolName The part of the pool's id behind the underscore, which is mixed into the hash.
 * @param salt By default a new one.
 */
export function createVerifier(
  poolName: string,
  username: string,
  password: string,
  salt = numberOf(randomBytes(16)),
): Verifier {
  const secret = numberOf(hashOf(bytesOf(salt), hashOf(`${poolName}${username}:${password}`)));
  return { salt: salt.toString(16), verifier: power(generator, secret).toString(16) };
}
