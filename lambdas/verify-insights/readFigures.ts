import { enums } from '../../model/enums';
import { eachItem } from '../lib/eachItem';
import type { Item } from '../lib/Item';
import { env } from './needs';

/**
 * Reads the stored figures of all metrics for the periods that begin from the day `from` to the day `to`,
 * both inclusive. Returns them by `<metric>.<period>.<first day>`. Their number depends only on the number of
 * days.
 */
export async function readFigures(from: string, to: string): Promise<Map<string, Item>> {
  const figures = new Map<string, Item>();
  const read = async (series: string) => {
    const rows = eachItem({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': series, ':from': from, ':to': to },
      ConsistentRead: true,
    });
    for await (const row of rows) figures.set(`${series.replace('#', '.')}.${row.sk}`, row);
  };
  if (from > to) return figures;
  const series = enums.InsightMetric.flatMap((metric) =>
    enums.InsightPeriod.map((period) => `${metric}#${period}`),
  );
  await Promise.all(series.map(read));
  return figures;
}
