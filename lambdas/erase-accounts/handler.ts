import { logger } from '../lib/logger';
import { announceErasures } from './announceErasures';
import { findDueAccounts } from './findDueAccounts';
import { eraseAccount } from './eraseAccount';
import { findOrphanedAccounts } from './findOrphanedAccounts';
import { followEmails } from './followEmails';
import { readAccounts } from './readAccounts';
import { readPoolEmails } from './readPoolEmails';
import { recordOrphan } from './recordOrphan';
import { removeUnconfirmed } from './removeUnconfirmed';

/**
 * Erases the accounts that are due and returns how many were erased. If an erasure fails, the account's sub
 * is added to `failed`, and the next account follows.
 */
async function eraseDue(failed: Set<string>): Promise<number> {
  let erased = 0;
  for (const account of await findDueAccounts(new Date())) {
    try {
      if (await eraseAccount(account)) erased += 1;
    } catch (error) {
      failed.add(account.sub);
      logger.error('an account could not be erased', { sub: account.sub, error: String(error) });
    }
  }
  return erased;
}

/**
 * Runs daily. It erases the accounts whose deletion was requested at least 14 days ago, and then those whose
 * user is missing from the pool. In between, it copies emails that were changed in the pool. At the end it sends a
 * notice to those whose account will be erased soon, and deletes users who never confirmed their address. If an
 * account fails, the others are erased nevertheless; the run then ends with an error, and the next day's run tries
 * again.
 */
export async function handler(): Promise<{ erased: number }> {
  const failed = new Set<string>();
  let erased = await eraseDue(failed);
  const accounts = await readAccounts();
  const pool = await readPoolEmails();
  await followEmails(accounts, pool);
  const orphans = await findOrphanedAccounts(new Date(), accounts, pool);
  for (const sub of orphans) await recordOrphan(sub, new Date());
  if (orphans.length > 0) erased += await eraseDue(failed);
  const announced = await announceErasures(new Date());
  const unconfirmed = await removeUnconfirmed(new Date());
  logger.info('erasures', { erased, announced, unconfirmed });
  if (failed.size > 0)
    throw new Error(`${failed.size} accounts could not be erased: ${[...failed].join(', ')}`);
  return { erased };
}
