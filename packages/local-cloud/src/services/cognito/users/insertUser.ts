import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/** @throws UsernameExistsException when the name or email is taken */
export function assertFree(pool: Pool, login: string): void {
  if (!pool.users.find(login)) return;
  throw new ServiceError(
    'UsernameExistsException',
    pool.configuration.emailIsUsername
      ? 'An account with the given email already exists.'
      : 'User already exists',
  );
}

/** Adds the user to the pool unless another user with the same name was added meanwhile. */
export function insertUser(pool: Pool, user: UserRecord, login: string): void {
  assertFree(pool, login);
  pool.users.insert(user);
}
