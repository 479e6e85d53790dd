import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Finds the user that a request without credentials names. If there is no such user, the app client's
 * configuration decides: null if clients must not find this out, otherwise an exception.
 * @throws UserNotFoundException
 */
export function findForClient(pool: Pool, client: ClientConfiguration, username: string): UserRecord | null {
  const user = pool.users.find(username);
  if (user) return user;
  if (client.preventsUserExistenceErrors) return null;
  throw new ServiceError('UserNotFoundException', 'Username/client id combination not found.');
}
