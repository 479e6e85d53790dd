import { logger } from '../lib/logger';
import { announceErasures } from './announceErasures';
import { findDueAccounts } from './findDueAccounts';
import { eraseAccount } from './eraseAccount';
import { findOrphanedAccounts } from './findOrphanedAccounts';
import { followEmails } from './followEmails';
import { readAccounts } from './readAccounts';
import { readPoolEmails } from './readPoolEmails';
import { removeUnconfirmed } from './removeUnconfirmed';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { gracePeriod } from '../../model/gracePeriod';
import { env } from './needs';
import { tables } from '../lib/tables';
import { utcDay } from '../lib/utcDay';

/**
 * Stores a deletion request that is due immediately, for an account whose user is missing from the pool. It
 * replaces a deletion request that the person has made. The account is then erased with the others that are
 * due.
 */
async function recordOrphan(sub: string, now: Date): Promise<void> {
  const requestedAt = new Date(now.getTime() - gracePeriod).toISOString();
  const request = { pk: `Erase#${utcDay(now.getTime())}`, sk: sub, requestedAt, requestedBy: sub };
  await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item: request }));
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk: sub, sk: 'User' },
        UpdateExpression: 'SET deletionRequestedAt = :asked',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':asked': requestedAt },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

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
