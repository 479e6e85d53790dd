import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { assertMaySignIn } from './assertMaySignIn';
import { failedSignIn } from './failedSignIn';

export const wrongPassword = () =>
  new ServiceError('NotAuthorizedException', 'Incorrect username or password.');

/** Counts a wrong password, forgives after a right one. @throws NotAuthorizedException and what forbids signing in */
export function settleSignIn(pool: Pool, user: UserRecord, right: boolean): UserRecord {
  if (!right) {
    pool.users.update(user.sub, (current) => failedSignIn(current, pool.now()));
    throw wrongPassword();
  }
  assertMaySignIn(pool, user);
  if (user.failedSignIns.count === 0) return user;
  return pool.users.update(user.sub, (current) => ({
    ...current,
    failedSignIns: { count: 0, lastAt: 0, lockedUntil: 0 },
  }));
}
