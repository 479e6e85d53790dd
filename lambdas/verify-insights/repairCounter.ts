import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { counterKey } from '../lib/insights/counterKey';
import { tables } from '../lib/tables';
import type { CounterDifference } from './compareCounter';
import { env } from './needs';

/**
 * Replaces the value of a counter, unless the counter has changed since the check began. Returns whether it
 * was replaced.
 */
export async function repairCounter(difference: CounterDifference): Promise<boolean> {
  const { metric, day, period, stored, should, isMoving } = difference;
  if (isMoving) return false;
  const isMissing = stored.value === 0 && stored.events === 0;
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('INSIGHT_TABLE'),
        Key: counterKey(metric, day, period),
        UpdateExpression: 'SET #value = :value, events = :events',
        ConditionExpression: `(#value = :isValue AND events = :isEvents)${isMissing ? ' OR attribute_not_exists(pk)' : ''}`,
        ExpressionAttributeNames: { '#value': 'value' },
        ExpressionAttributeValues: {
          ...{ ':value': should.value, ':events': should.events },
          ...{ ':isValue': stored.value, ':isEvents': stored.events },
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
