import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

/**
 * Rejects a sign-in while wrong passwords have locked the account. Attempts during that time do not prolong the lock.
 * @throws NotAuthorizedException
 */
export function assertNotLocked(user: UserRecord, now: number): void {
  if (now < user.failedSignIns.lockedUntil) {
    throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded');
  }
}
