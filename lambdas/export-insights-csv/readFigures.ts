import { eachIndexed } from '../lib/eachIndexed';
import { eachItem } from '../lib/eachItem';
import type { Item } from '../lib/Item';
import type { InsightsCsvRequest } from './InsightsCsvRequest';
import { env } from './needs';

/**
 * A day that is later than those of all figures. The figures of a metric are read up to this day if the
 * request names no day.
 */
const END = '9999-12-31';

/**
 * Yields the rows of the dashboard for the file: those of one metric, the oldest first, or those of all
 * metrics in the period that begins on the request's day.
 */
export function readFigures({ period, metricsType, date }: InsightsCsvRequest): AsyncGenerator<Item> {
  const TableName = env('INSIGHT_TABLE');
  if (!metricsType) return eachIndexed(TableName, 'byDate', 'dateKey', `${period}#${date}`);
  return eachItem({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk <= :until',
    ExpressionAttributeValues: { ':pk': `${metricsType}#${period}`, ':until': date ?? END },
  });
}
