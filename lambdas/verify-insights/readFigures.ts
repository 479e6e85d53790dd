import { enums } from '../../model/enums';
import { eachItem } from '../lib/eachItem';
import type { Item } from '../lib/Item';
import { env } from './needs';

/**
 * Reads the figures of all metrics whose periods begin between two days, both inclusive. The result is a map by
 * `<metric>.<period>.<first day>`; its size depends on the number of days only.
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
