import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { releaseEmail } from '../lib/releaseEmail';
import { tables } from '../lib/tables';
import type { Account } from './readAccounts';

/**
 * Replaces a stored email, unless it has changed since it was read or its row no longer exists. Removes the
 * new email from other people's rows.
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
 * Copies changed emails from the user pool to the tables. This concerns people who have not fetched a token
 * since they changed their email; with a token, the function identity-triggers stores the new email.
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
