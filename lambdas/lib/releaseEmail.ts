import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { tables } from './tables';

async function release(pk: string, email: string): Promise<void> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk, sk: 'UserPrivate' },
        UpdateExpression: 'SET updatedAt = :now REMOVE email',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':email': email, ':now': new Date().toISOString() },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/**
 * Removes an email from the UserPrivate rows of everybody except its owner. In the user pool, only one user
 * at a time can have an email, so the copies in other rows are outdated. The people whose copy is removed get
 * their current email stored with their next token.
 */
export async function releaseEmail(email: string, owner: string): Promise<void> {
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: env('TALENT_TABLE'),
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': email },
    }),
  );
  for (const { pk, sub } of Items) if (sub !== owner) await release(String(pk), email);
}
