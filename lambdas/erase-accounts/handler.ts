import { logger } from '../lib/logger';
import { announceErasures } from './announceErasures';
import { eraseAccount } from './eraseAccount';
import { findOrphanedAccounts } from './findOrphanedAccounts';
import { readAccounts, type Account } from './readAccounts';
import { readPoolEmails } from './readPoolEmails';
import { removeUnconfirmed } from './removeUnconfirmed';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { gracePeriod } from '../../model/gracePeriod';
import { env } from './needs';
import { tables } from '../lib/tables';
import { utcDay } from '../lib/utcDay';
import { releaseEmail } from '../lib/releaseEmail';
import { collection } from '../lib/collection';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { DAYS_BACK } from './DAYS_BACK';
import type { DueAccount } from './DueAccount';

const DAY = 86_400_000;

/**
 * Decides by the account's profile whether a deletion request is due, is not due yet, or was cancelled. If
 * the profile is missing, an earlier run has already erased a part of the account, so the request is due.
 */
async function stateOf(request: StoredRow, now: Date): Promise<'due' | 'early' | 'withdrawn'> {
  const user = await itemAt(env('TALENT_TABLE'), { pk: request.sk, sk: 'User' });
  if (!user) return 'due';
  if (user.deletionRequestedAt !== request.requestedAt) return 'withdrawn';
  return now.getTime() - Date.parse(String(request.requestedAt)) >= gracePeriod ? 'due' : 'early';
}

/** Finds the accounts to be erased now, and deletes requests that have been cancelled. */
async function findDueAccounts(now: Date): Promise<DueAccount[]> {
  const TableName = env('INSIGHT_TABLE');
  const due: DueAccount[] = [];
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = utcDay(now.getTime() - back * DAY);
    for (const request of await collection(TableName, `Erase#${day}`)) {
      const state = await stateOf(request, now);
      const { requestedAt, requestedBy } = request;
      if (state === 'due')
        due.push({
          sub: request.sk,
          requestedAt: String(requestedAt),
          requestedBy: String(requestedBy),
        });
      const Key = { pk: request.pk, sk: request.sk };
      if (state === 'withdrawn') await tables.send(new DeleteCommand({ TableName, Key }));
    }
  }
  return due;
}

/**
 * Replaces the email in a person's UserPrivate row and removes the new email from other people's rows. Does
 * nothing if the stored email has changed since it was read or the row no longer exists.
 */
async function replace({ sub, email: before }: Account, email: string): Promise<void> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk: `${sub}#private`, sk: 'UserPrivate' },
        UpdateExpression: 'SET email = :email, updatedAt = :now',
        ConditionExpression: 'email = :before',
        ExpressionAttributeValues: { ':email': email, ':before': before, ':now': new Date().toISOString() },
      }),
    );
    await releaseEmail(email, sub);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/**
 * Copies emails that people have changed in the user pool to their UserPrivate rows. Usually the function
 * identity-triggers does this when a person fetches a token; this function does it for people who have not
 * fetched one since the change.
 */
async function followEmails(
  accounts: readonly Account[],
  pool: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const account of accounts) {
    const email = pool.get(account.sub);
    if (email && email !== account.email) await replace(account, email);
  }
}

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
