import { isFoundBy } from '../../forms/isFoundBy';
import type { RecordColumn } from './RecordColumn';
import type { RecordsView } from './RecordsView';

const compare = (a: string | number | null, b: string | number | null) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ja');
};

/** Returns the records in which any column contains the keyword, in the chosen order. Empty cells are last. */
export function selectRecords<Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  { keyword, sort }: RecordsView,
): Row[] {
  const found = rows.filter(
    (row) =>
      keyword.trim() === '' || columns.some(({ text }) => isFoundBy(String(text(row) ?? ''), keyword.trim())),
  );
  const column = columns.find(({ key }) => key === sort?.column);
  if (!column) return found;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  return found.sort((a, b) => {
    const [left, right] = [column.text(a), column.text(b)];
    return (left === null || right === null ? 1 : sign) * compare(left, right);
  });
}
