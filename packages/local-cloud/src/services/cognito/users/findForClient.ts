import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * The user that an unauthenticated call names. Null means that the user does not exist and that the client
 * must not learn it.
 * @throws UserNotFoundException for clients that may learn it
 */
export function findForClient(pool: Pool, client: ClientConfiguration, username: string): UserRecord | null {
  const user = pool.users.find(username);
  if (user) return user;
  if (client.preventsUserExistenceErrors) return null;
  throw new ServiceError('UserNotFoundException', 'Username/client id combination not found.');
}
