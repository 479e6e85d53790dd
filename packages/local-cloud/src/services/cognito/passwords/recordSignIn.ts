import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { assertMaySignIn } from './assertMaySignIn';

const minute = 60_000;
const free = 5;
const longestLock = 15 * minute;
/**
 * Records a wrong password. From the fifth on the account is locked for 2^(n-5) seconds; 15 minutes without
 * attempts reset the count.
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
 * Records a sign-in attempt: counts a wrong password, resets the count after a right one.
 * @throws NotAuthorizedException, and the exceptions of `assertMaySignIn`
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
