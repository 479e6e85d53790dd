import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { assertMaySignIn } from './assertMaySignIn';

const minute = 60_000;
const free = 5;
const longestLock = 15 * minute;
/**
 * Counts a wrong password. The fifth locks the account for one second, and each further one doubles that
 * time, up to 15 minutes. The count starts again when 15 minutes have passed since the last wrong password
 * and since the end of the lock.
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
 * Records the outcome of a sign-in attempt: increases the count of wrong passwords, or resets it after a
 * right password. Returns the user.
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
