import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../../lib/env';
import { onceKey } from '../../lib/onceKey';
import { tables } from '../../lib/tables';
import type { Counted } from './Counted';

const DAYS_90 = 90 * 86_400;

/**
 * Adds to a counter, once for a happening: that it was counted is written in the same transaction, so that neither a
 * repeated event nor one that comes late changes the sum. Throws when another count was first at this moment.
 */
export async function count({ key, counter, value }: Counted): Promise<void> {
  const TableName = env('INSIGHT_TABLE');
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS_90;
  const Item = { pk: onceKey(`count#${key}`), sk: 'Once', expiresAt };
  try {
    await tables.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
          {
            Update: {
              TableName,
              Key: counter,
              UpdateExpression: 'ADD #value :value, events :one',
              ExpressionAttributeNames: { '#value': 'value' },
              ExpressionAttributeValues: { ':value': value, ':one': 1 },
            },
          },
        ],
      }),
    );
  } catch (error) {
    const wasCounted =
      error instanceof TransactionCanceledException &&
      error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed';
    if (!wasCounted) throw error;
  }
}
