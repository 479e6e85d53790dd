import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { MetricEvent } from './MetricEvent';
import { markerKey } from './markerKey';

const DAYS_90 = 90 * 86_400;

/** Returns for each counter the sum to add and the number of events in that sum. */
function sumsOf(events: readonly MetricEvent[]) {
  const sums = new Map<string, { Key: MetricEvent['counter']; value: number; events: number }>();
  for (const { counter, value } of events) {
    const place = `${counter.pk}/${counter.sk}`;
    const sum = sums.get(place) ?? { Key: counter, value: 0, events: 0 };
    sums.set(place, { Key: counter, value: sum.value + value, events: sum.events + 1 });
  }
  return [...sums.values()];
}

function transactionOf(events: readonly MetricEvent[]): TransactWriteCommand {
  const TableName = env('INSIGHT_TABLE');
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS_90;
  const markers = events.map(({ key }) => ({
    Put: {
      TableName,
      Item: { ...markerKey(key), expiresAt },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));
  const counters = sumsOf(events).map(({ Key, value, events }) => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'ADD #value :value, events :events',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':value': value, ':events': events },
    },
  }));
  return new TransactWriteCommand({ TransactItems: [...markers, ...counters] });
}

/**
 * Adds metric events to their counters, each event exactly once. One transaction updates the counters and
 * writes a marker row for each event. If markers exist already, these events have been counted before, and
 * the transaction is repeated without them. The events share a transaction because they often update the same
 * counters.
 * @param events at most 50, with different keys
 */
export async function incrementCounters(events: readonly MetricEvent[]): Promise<void> {
  if (events.length === 0) return;
  try {
    await tables.send(transactionOf(events));
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    const isCounted = (place: number) => reasons[place]?.Code === 'ConditionalCheckFailed';
    const left = events.filter((_, place) => !isCounted(place));
    if (left.length === events.length) throw error;
    await incrementCounters(left);
  }
}
