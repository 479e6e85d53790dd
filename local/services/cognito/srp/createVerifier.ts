import { randomBytes } from 'node:crypto';
import { bytesOf, generator, hashOf, numberOf, power } from './srpGroup';

/**
 * What the server keeps of a password for SRP.
 * @param poolName The part of the pool's id behind the underscore, which is mixed into the hash.
 * @returns Hexadecimal numbers.
 */
export function createVerifier(poolName: string, username: string, password: string) {
  const salt = numberOf(randomBytes(16));
  const secret = numberOf(hashOf(bytesOf(salt), hashOf(`${poolName}${username}:${password}`)));
  return { salt: salt.toString(16), verifier: power(generator, secret).toString(16) };
}
