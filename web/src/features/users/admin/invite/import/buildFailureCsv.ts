import { formatCsv } from '../../../../../components/table/formatCsv';
import type { FailedRow } from './ImportOutcome';

/**
 * Returns a CSV file with the rows for which no talent was created: their original cells and, in a last
 * column, the reason. The corrected file can be imported again without removing that column, because its
 * heading is not that of a field.
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
