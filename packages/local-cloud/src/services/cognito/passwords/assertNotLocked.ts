import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

/** @throws NotAuthorizedException while wrong passwords lock the account; such tries do not prolong the lock. */
export function assertNotLocked(user: UserRecord, now: number): void {
  if (now < user.failedSignIns.lockedUntil) {
    throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded');
  }
}
