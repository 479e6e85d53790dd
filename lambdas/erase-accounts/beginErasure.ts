import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';
import type { DueAccount } from './DueAccount';

/**
 * Marks the profile when the deletion request is still the one that is due. After that nobody can withdraw
 * it, and no stream consumer writes about the person. Returns false when the request was withdrawn. A missing
 * profile means that an earlier run did not finish.
 */
export async function beginErasure({ sub, requestedAt }: DueAccount): Promise<boolean> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk: sub, sk: 'User' },
        UpdateExpression: 'SET erasureBeganAt = if_not_exists(erasureBeganAt, :now)',
        ConditionExpression: 'deletionRequestedAt = :asked',
        ExpressionAttributeValues: { ':asked': requestedAt, ':now': new Date().toISOString() },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item === undefined;
  }
}
