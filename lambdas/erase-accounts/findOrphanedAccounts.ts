import { userPool } from '../lib/userPool';
import type { Account } from './readAccounts';

const DAY = 86_400_000;

/**
 * Finds accounts whose user is missing from the Cognito pool although nobody requested their deletion: anyone can call
 * Cognito's DeleteUser for themselves. The tables must have been read before the pool, so that a person who signs up
 * meanwhile is not mistaken for an orphan; accounts of the last day are left out. Looks up each missing sub individually.
 * If the pool returns an error, the job ends.
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
