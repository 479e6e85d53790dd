import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Finds the user that an unauthenticated request names. Null when there is no such user and the client must not learn
 * that.
 * @throws UserNotFoundException when there is none and the client may learn it
 */
export function findForClient(pool: Pool, client: ClientConfiguration, username: string): UserRecord | null {
  const user = pool.users.find(username);
  if (user) return user;
  if (client.preventsUserExistenceErrors) return null;
  throw new ServiceError('UserNotFoundException', 'Username/client id combination not found.');
}
