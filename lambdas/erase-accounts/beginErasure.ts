import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';
import type { DueAccount } from './DueAccount';

/**
 * Marks a person's profile as being erased. From then on the deletion request cannot be cancelled, and
 * handle-changes stores nothing more about the person. Returns false if the request was cancelled or replaced
 * by another one, so that the profile no longer contains it. Returns true if the profile is missing: an
 * earlier run deleted it and was then interrupted.
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
