import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { releaseEmail } from '../lib/releaseEmail';
import { tables } from '../lib/tables';
import type { Account } from './readAccounts';

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
export async function followEmails(
  accounts: readonly Account[],
  pool: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const account of accounts) {
    const email = pool.get(account.sub);
    if (email && email !== account.email) await replace(account, email);
  }
}
