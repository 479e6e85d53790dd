import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Returns the user with the given username or email.
 * @throws UserNotFoundException when there is none
 */
export function requireUser(pool: Pool, login: string): UserRecord {
  const user = pool.users.find(login);
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  return user;
}
