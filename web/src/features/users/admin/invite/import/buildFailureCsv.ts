import { formatCsv } from '../../../../../components/table/formatCsv';
import type { FailedRow } from './ImportOutcome';

/**
 * Returns a CSV file of the rows that were not created: the cells as they were, and behind them the reason. The file can
 * be corrected and imported again, because the column of reasons names no field.
 */
export function buildFailureCsv(
  headings: readonly string[],
  reasonHeading: string,
  failures: readonly FailedRow[],
  reasonOf: (failure: FailedRow) => string,
): string {
  const width = headings.findIndex((heading) => heading === reasonHeading);
  const own = width < 0 ? headings.length : width;
  const rows = [...failures]
    .sort((a, b) => a.row.line - b.row.line)
    .map((failure) => [
      ...Array.from({ length: own }, (_, index) => failure.row.cells[index] ?? ''),
      reasonOf(failure),
    ]);
  return formatCsv([[...headings.slice(0, own), reasonHeading], ...rows]);
}
