import { logger } from '../lib/logger';
import { dueAccounts } from './dueAccounts';
import { eraseAccount } from './eraseAccount';
import { orphanedAccounts } from './orphanedAccounts';

/**
 * Once a day: erases the accounts whose end was asked for 14 days ago, then those whose user is gone from the pool. What
 * fails is found again the next day, and
 * does not keep the others; the failure is told by a throw at the end.
 */
export async function handler(): Promise<{ erased: number }> {
  const failed: string[] = [];
  let due = 0;
  for (const listDue of [dueAccounts, orphanedAccounts])
    for (const account of await listDue(new Date())) {
      due += 1;
      try {
        await eraseAccount(account);
      } catch (error) {
        failed.push(account.sub);
        logger.error('an account could not be erased', { sub: account.sub, error: String(error) });
      }
    }
  if (failed.length > 0) throw new Error(`${failed.length} of ${due} accounts could not be erased`);
  return { erased: due };
}
