import { eachIndexed } from '../lib/eachIndexed';
import { eachItem } from '../lib/eachItem';
import type { Item } from '../lib/Item';
import type { InsightsCsvRequest } from './InsightsCsvRequest';
import { env } from './needs';

/** Later than every day, so that a metric without a last day is read to its end. */
const END = '9999-12-31';

/** Yields the rows for the file across all pages of the Query: of one metric, the oldest first, or of one date. */
export function readFigures({ period, metricsType, date }: InsightsCsvRequest): AsyncGenerator<Item> {
  const TableName = env('INSIGHT_TABLE');
  if (!metricsType) return eachIndexed(TableName, 'byDate', 'dateKey', `${period}#${date}`);
  return eachItem({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk <= :until',
    ExpressionAttributeValues: { ':pk': `${metricsType}#${period}`, ':until': date ?? END },
  });
}
