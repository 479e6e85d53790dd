import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Finds the user that an unauthenticated request names. Null when there is no such user, and the app client
 * is configured to hide this from its clients.
 * @throws UserNotFoundException when there is no such user, and the app client does not hide this
 */
export function findForClient(pool: Pool, client: ClientConfiguration, username: string): UserRecord | null {
  const user = pool.users.find(username);
  if (user) return user;
  if (client.preventsUserExistenceErrors) return null;
  throw new ServiceError('UserNotFoundException', 'Username/client id combination not found.');
}
