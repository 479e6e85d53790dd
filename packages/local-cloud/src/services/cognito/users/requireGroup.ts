import type { GroupConfiguration } from '../configuration/GroupConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';

/**
 * Returns the group with the given name.
 * @throws ResourceNotFoundException when the user pool has no such group
 */
export function requireGroup(pool: Pool, name: string): GroupConfiguration {
  const group = pool.configuration.groups.get(name);
  if (!group) throw new ServiceError('ResourceNotFoundException', 'Group not found.');
  return group;
}
