import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Checks that no user signs in with the given username or email yet.
 * @throws UsernameExistsException
 */
export function assertFree(pool: Pool, login: string): void {
  if (!pool.users.find(login)) return;
  throw new ServiceError(
    'UsernameExistsException',
    pool.configuration.emailIsUsername
      ? 'An account with the given email already exists.'
      : 'User already exists',
  );
}

/**
 * Adds a user to the pool.
 * @throws UsernameExistsException when another user with this name has been added since the caller checked
 */
export function insertUser(pool: Pool, user: UserRecord, login: string): void {
  assertFree(pool, login);
  pool.users.insert(user);
}
