import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Checks that no other user signs in with the given email address. In a pool whose users do not sign in with
 * their email, every address is accepted.
 * @throws AliasExistsException
 */
export function assertEmailFree(pool: Pool, user: UserRecord, email: string): void {
  if (!pool.configuration.emailIsUsername) return;
  const other = pool.users.find(email);
  if (other && other.sub !== user.sub) {
    throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
  }
}
