import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { runOnceKey } from './runOnceKey';
import { tables } from './tables';

/**
 * Counts one use of a key, and returns whether the key has had at most `most` uses in the current period.
 * @param seconds the length of a period; a minute by default
 */
export async function isWithinRate(key: string, most: number, seconds = 60): Promise<boolean> {
  const span = Math.floor(Date.now() / 1000 / seconds);
  const { Attributes } = await tables.send(
    new UpdateCommand({
      TableName: env('INSIGHT_TABLE'),
      Key: { pk: runOnceKey(`rate#${key}`), sk: `${span}` },
      UpdateExpression: 'ADD #uses :one SET expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':one': 1, ':expiresAt': (span + 1) * seconds + 3600 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.uses) <= most;
}
