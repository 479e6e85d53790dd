import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { enums } from '../../model/enums';
import { env } from './needs';
import { counterKey } from '../lib/insights/counterKey';
import type { Count, Counts } from '../lib/insights/Counts';
import { tables } from '../lib/tables';

const counters = [
  ...enums.InsightMetric.map((metric) => counterKey(metric, '').pk),
  counterKey('ACTIVE_USERS', '', 'WEEK').pk,
  counterKey('ACTIVE_USERS', '', 'MONTH').pk,
];

/**
 * Reads the counters of all metrics for the days from `from` to `to`, both inclusive: a map by the counter's
 * partition key of maps by day. It reads one page of a Query per counter; a counter has one small item a day.
 */
export async function readCounts(from: string, to: string): Promise<Counts> {
  const read = async (pk: string): Promise<[string, Map<string, Count>]> => {
    const { Items = [] } = await tables.send(
      new QueryCommand({
        TableName: env('INSIGHT_TABLE'),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ConsistentRead: true,
      }),
    );
    const days = Items.map(({ sk, value, events }): [string, Count] => [
      String(sk),
      { value: Number(value ?? 0), events: Number(events ?? 0) },
    ]);
    return [pk, new Map(days)];
  };
  return new Map(await Promise.all(counters.map(read)));
}
