import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { tables } from './tables';

/** Counts one more use of a key in this minute; false when that is above the most. */
export async function withinRate(key: string, most: number): Promise<boolean> {
  const minute = Math.floor(Date.now() / 60_000);
  const { Attributes } = await tables.send(
    new UpdateCommand({
      TableName: env('INSIGHT_TABLE'),
      Key: { pk: `Once#rate#${key}`, sk: `${minute}` },
      UpdateExpression: 'ADD #uses :one SET expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':one': 1, ':expiresAt': minute * 60 + 3600 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.uses) <= most;
}
