import { BOM } from '../../model/BOM';
import { csvLine } from '../../model/csvLine';
import { safeFileName } from '../../model/safeFileName';
import { buildLine } from './buildLine';
import type { InsightsCsvRequest } from './InsightsCsvRequest';
import { readFigures } from './readFigures';

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
