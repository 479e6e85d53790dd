import { BOM } from '../../model/BOM';
import { csvLine } from '../../model/csvLine';
import { safeFileName } from '../../model/safeFileName';
import { buildLine } from './buildLine';
import type { InsightsCsvRequest } from './InsightsCsvRequest';
import { readFigures } from './readFigures';

const HEAD = ['期間', '日付', '指標', '値', '前の期間との差'];

/**
 * Writes dashboard figures as a CSV file, and returns it as an HTTP response. It has as many rows as there are
 * figures: those of a metric up to a date, the oldest first, or of all metrics on one date. AppSync accepts five
 * megabytes, which is a century of days of one metric.
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
