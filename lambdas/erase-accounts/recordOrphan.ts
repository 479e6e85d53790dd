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
export async function recordOrphan(sub: string, now: Date): Promise<void> {
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
