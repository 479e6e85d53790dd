import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { csvLine } from '../../model/csvLine';
import { safeFileName } from '../../model/safeFileName';
import { type Item, resultOrFail } from '../lib/resolver';
import type { CsvArgs } from './lib/csvArguments';

/** The byte order mark. It makes spreadsheet programs read the CSV file as UTF-8. */
const BOM = '\uFEFF';
const HEAD = ['期間', '日付', '指標', '値', '前の期間との差'];
const PERIODS: Record<string, string> = { DAY: '日', WEEK: '週', MONTH: '月' };

/** Reads the last thousand values of one metric up to a date, or all metrics of one day, week or month. */
export function request(ctx: Context<CsvArgs>) {
  const { period, metricsType, date } = ctx.args;
  if (!metricsType)
    return query({ index: 'byDate', query: { dateKey: { eq: `${period}#${date}` } }, limit: 1000 });
  const until = date ? { sk: { le: date } } : {};
  const key = { pk: { eq: `${metricsType}#${period}` }, ...until };
  return query({ query: key, scanIndexForward: false, limit: 1000 });
}

/**
 * Returns the CSV file with the status code and headers of an HTTP response. The values of a metric are
 * sorted from oldest to newest.
 */
export function response(ctx: Context<CsvArgs>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { period, metricsType, date } = ctx.args;
  const lines = items.map((row) =>
    csvLine([PERIODS[period], row.reportedAt, row.title, row.value, row.dailyDifference]),
  );
  const sorted = metricsType ? lines.reverse() : lines;
  const name = safeFileName(`insights-${metricsType ?? date}-${period}`.toLowerCase(), 'csv');
  return {
    statusCode: 200,
    headers: JSON.stringify({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    }),
    body: `${BOM}${csvLine(HEAD)}${sorted.join('')}`,
  };
}
