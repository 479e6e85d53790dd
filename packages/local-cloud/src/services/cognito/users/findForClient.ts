import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Finds the user that a request without credentials names. If there is no such user, the configuration of
 * the app client decides: the result is null if clients must not find out that the user does not exist,
 * otherwise an exception is thrown.
 * @throws UserNotFoundException
 */
export function findForClient(pool: Pool, client: ClientConfiguration, username: string): UserRecord | null {
  const user = pool.users.find(username);
  if (user) return user;
  if (client.preventsUserExistenceErrors) return null;
  throw new ServiceError('UserNotFoundException', 'Username/client id combination not found.');
}
