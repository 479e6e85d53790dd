import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';

/**
 * Checks the form of a username: 1 to 128 characters without white space and, if users sign in with their
 * email, an email address.
 * @throws InvalidParameterException
 */
export function assertUsername(pool: Pool, username: string): void {
  if (pool.configuration.emailIsUsername && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username)) {
    throw new ServiceError('InvalidParameterException', 'Username should be an email.');
  }
  if (username === '' || username.length > 128 || /\s/.test(username)) {
    throw new ServiceError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    );
  }
}
