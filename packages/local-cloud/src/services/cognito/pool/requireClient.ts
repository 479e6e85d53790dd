import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import { ServiceError } from '../ServiceError';
import type { Pool } from './Pool';

/**
 * Returns the app client with the given id.
 * @throws ResourceNotFoundException when the user pool has no such client
 */
export function requireClient(pool: Pool, clientId: string): ClientConfiguration {
  const client = pool.configuration.clients.get(clientId);
  if (!client)
    throw new ServiceError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  return client;
}
