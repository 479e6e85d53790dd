import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import { tables } from '../lib/tables';
import type { DueAccount } from './DueAccount';

/**
 * Marks the profile, if the wish is still the one that is due: from then on nobody takes it back, and nothing that
 * follows from a stream writes about the person any more. False when the wish was taken back. A profile that is gone
 * was erased by a run that did not come to its end.
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
