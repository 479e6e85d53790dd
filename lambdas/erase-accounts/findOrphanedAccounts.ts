import { userPool } from '../lib/userPool';
import type { Account } from './readAccounts';

const DAY = 86_400_000;

/**
 * Finds accounts whose user is missing from the Cognito pool although no deletion was requested: anyone can
 * call Cognito's DeleteUser for themselves. Accounts that were created within the last day are left out. Each
 * missing sub is looked up individually before it counts as an orphan. An error of the pool is thrown, so
 * that no account is erased by mistake.
 * @param accounts must have been read before the pool, so that a person who signs up in between is no orphan
 */
export async function findOrphanedAccounts(
  now: Date,
  accounts: readonly Account[],
  inPool: Pick<ReadonlySet<string>, 'has'>,
): Promise<string[]> {
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  const candidates = accounts.filter(({ createdAt }) => createdAt < yesterday);
  const orphaned: string[] = [];
  for (const { sub } of candidates) if (!inPool.has(sub) && !(await userPool.find(sub))) orphaned.push(sub);
  return orphaned;
}
