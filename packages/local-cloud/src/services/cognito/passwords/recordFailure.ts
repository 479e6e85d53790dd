import type { UserRecord } from '../users/UserRecord';

const minute = 60_000;
const free = 5;
const longestLock = 15 * minute;

/** From the fifth wrong password on the account is locked for 2^(n-5) seconds; a quarter of an hour's rest forgets. */
export function recordFailure(user: UserRecord, now: number): UserRecord {
  const rested = now - Math.max(user.failedSignIns.lastAt, user.failedSignIns.lockedUntil) >= 15 * minute;
  const count = rested ? 1 : user.failedSignIns.count + 1;
  const lock = count < free ? 0 : Math.min(1000 * 2 ** (count - free), longestLock);
  return { ...user, failedSignIns: { count, lastAt: now, lockedUntil: now + lock } };
}
