import { enums } from '../../../model/enums';
import { allItems } from '../allItems';
import { env } from '../env';
import { counterKey } from './counterKey';
import type { Count, Counts } from './Counts';

const counters = [
  ...enums.InsightMetric.map((metric) => counterKey(metric, '').pk),
  counterKey('ACTIVE_USERS', '', 'WEEK').pk,
  counterKey('ACTIVE_USERS', '', 'MONTH').pk,
];

/**
 * Reads the counters of all metrics for the days from `from` to `to`, both inclusive. Returns them by the
 * counter's partition key and then by day. If no figures were computed before, the period can have many
 * years. Empty if `from` is later than `to`.
 */
export async function readCounts(from: string, to: string): Promise<Counts> {
  const read = async (pk: string): Promise<[string, Map<string, Count>]> => {
    const items = await allItems({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ConsistentRead: true,
    });
    const days = items.map(({ sk, value, events }): [string, Count] => [
      String(sk),
      { value: Number(value ?? 0), events: Number(events ?? 0) },
    ]);
    return [pk, new Map(days)];
  };
  if (from > to) return new Map();
  return new Map(await Promise.all(counters.map(read)));
}
