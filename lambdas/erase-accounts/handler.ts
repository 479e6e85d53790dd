import { logger } from '../lib/logger';
import { dueAccounts } from './dueAccounts';
import { eraseAccount } from './eraseAccount';

/**
 * Once a day: erases the accounts whose end was asked for 14 days ago. What fails is found again the next day, and
 * does not keep the others; the failure is told by a throw at the end.
 */
export async function handler(): Promise<{ erased: number }> {
  const failed: string[] = [];
  const due = await dueAccounts(new Date());
  let erased = 0;
  for (const account of due) {
    try {
      if (await eraseAccount(account)) erased += 1;
    } catch (error) {
      failed.push(account.sub);
      logger.error('an account could not be erased', { sub: account.sub, error: String(error) });
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} of ${due.length} accounts could not be erased`);
  return { erased };
}
