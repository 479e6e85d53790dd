import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { assertMaySignIn } from './assertMaySignIn';
import { recordFailure } from './recordFailure';

export const wrongPassword = () =>
  new ServiceError('NotAuthorizedException', 'Incorrect username or password.');

/** Counts a wrong password, forgives after a right one. @throws NotAuthorizedException and what forbids signing in */
export function recordSignIn(pool: Pool, user: UserRecord, right: boolean): UserRecord {
  if (!right) {
    pool.users.update(user.sub, (current) => recordFailure(current, pool.now()));
    throw wrongPassword();
  }
  assertMaySignIn(pool, user);
  if (user.failedSignIns.count === 0) return user;
  return pool.users.update(user.sub, (current) => ({
    ...current,
    failedSignIns: { count: 0, lastAt: 0, lockedUntil: 0 },
  }));
}
