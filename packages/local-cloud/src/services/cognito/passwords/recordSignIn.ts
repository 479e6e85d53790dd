import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { assertMaySignIn } from './assertMaySignIn';

const minute = 60_000;
const free = 5;
const longestLock = 15 * minute;
/**
 * Counts a wrong password. The fifth in a row locks the account for one second; each further one locks it for
 * twice as long as the one before, up to 15 minutes. The count starts again at 1 if the last wrong password
 * and the end of the last lock were at least 15 minutes ago.
 */
function recordFailure(user: UserRecord, now: number): UserRecord {
  const rested = now - Math.max(user.failedSignIns.lastAt, user.failedSignIns.lockedUntil) >= 15 * minute;
  const count = rested ? 1 : user.failedSignIns.count + 1;
  const lock = count < free ? 0 : Math.min(1000 * 2 ** (count - free), longestLock);
  return { ...user, failedSignIns: { count, lastAt: now, lockedUntil: now + lock } };
}

export const wrongPassword = () =>
  new ServiceError('NotAuthorizedException', 'Incorrect username or password.');

/**
 * Records a sign-in attempt: counts a wrong password, or resets the count after a right one. Returns the
 * user.
 * @throws NotAuthorizedException for a wrong password, and the exceptions of `assertMaySignIn`
 */
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
