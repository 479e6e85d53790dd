import { BOM } from '../../model/BOM';
import { csvLine } from '../../model/csvLine';
import { safeFileName } from '../../model/safeFileName';
import type { StoredRow } from '../lib/StoredRow';
import type { Period, Metric } from '../lib/insights/Metric';
import { eachIndexed } from '../lib/eachIndexed';
import { eachItem } from '../lib/eachItem';
import { env } from './needs';

/** The payload with which AppSync invokes the function export-insights-csv. The resolver has already validated it. */
interface InsightsCsvRequest {
  /** The length of the periods in the file. */
  period: Period;
  metricsType?: Metric | null;
  /**
   * A day as `YYYY-MM-DD`. With `metricsType`, the file contains the values of that metric up to this day, or
   * all of them if there is no day. Without `metricsType`, the file contains the values of all metrics in the
   * period that begins on this day.
   */
  date?: string | null;
}

/**
 * A day that is later than those of all figures. The figures of a metric are read up to this day if the
 * request names no day.
 */
const END = '9999-12-31';

/**
 * Yields the rows of the dashboard for the file: those of one metric, the oldest first, or those of all
 * metrics in the period that begins on the request's day.
 */
function readFigures({ period, metricsType, date }: InsightsCsvRequest): AsyncGenerator<StoredRow> {
  const TableName = env('INSIGHT_TABLE');
  if (!metricsType) return eachIndexed(TableName, 'byDate', 'dateKey', `${period}#${date}`);
  return eachItem({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk <= :until',
    ExpressionAttributeValues: { ':pk': `${metricsType}#${period}`, ':until': date ?? END },
  });
}

const PERIODS: Readonly<Record<Period, string>> = { DAY: '日', WEEK: '週', MONTH: '月' };

/** Builds the CSV line of one figure of the dashboard. */
const buildLine = (period: Period, { reportedAt, title, value, dailyDifference }: StoredRow): string =>
  csvLine([PERIODS[period], reportedAt, title, value, dailyDifference]);

const HEAD = ['期間', '日付', '指標', '値', '前の期間との差'];

/**
 * Returns figures of the dashboard as a CSV file in an HTTP response. The file has one row for each figure:
 * those of one metric up to a day, the oldest first, or those of all metrics in one period. AppSync limits
 * the response to 5 MB, which is enough for one metric's daily figures of a century.
 */
export async function handler(request: InsightsCsvRequest) {
  const lines: string[] = [];
  for await (const row of readFigures(request)) lines.push(buildLine(request.period, row));
  const { period, metricsType, date } = request;
  const name = safeFileName(`insights-${metricsType ?? date}-${period}`.toLowerCase(), 'csv');
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  return {
    statusCode: 200,
    headers: JSON.stringify(headers),
    body: `${BOM}${csvLine(HEAD)}${lines.join('')}`,
  };
}
