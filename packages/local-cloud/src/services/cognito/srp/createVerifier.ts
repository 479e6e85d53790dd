import { randomBytes } from 'node:crypto';
import { bytesOf, generator, hashOf, numberOf, power } from './srpGroup';

export interface Verifier {
  /** Random salt of the password, a hexadecimal number like the verifier. */
  salt: string;
  verifier: string;
}

/**
 * Computes the SRP verifier of a password. The server stores it instead of the password.
 * @param poolName part of the user pool's id after the underscore, which Cognito includes in the hash
 * @param salt a new random salt by default
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
