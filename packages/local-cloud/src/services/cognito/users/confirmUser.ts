import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from './UserRecord';

/**
 * Checks that a user has not been confirmed yet.
 * @throws NotAuthorizedException
 */
export function assertUnconfirmed(user: UserRecord): void {
  if (user.status === 'UNCONFIRMED') return;
  throw new ServiceError(
    'NotAuthorizedException',
    `User cannot be confirmed. Current status is ${user.status}`,
  );
}

export function confirmUser(pool: Pool, user: UserRecord, verifiesEmail: boolean): UserRecord {
  return pool.users.update(user.sub, (current) => ({
    ...current,
    status: 'CONFIRMED',
    attributes: verifiesEmail ? { ...current.attributes, email_verified: 'true' } : current.attributes,
    modifiedAt: pool.now(),
  }));
}
