import type { TFunction } from 'i18next';
import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import { japanDay } from '../../../../../../../model/japanDay';
import type { InviteField, InviteValues } from '../inviteFields';
import { findBrokenCell } from './findBrokenCell';
import type { Broken, ImportRow } from './ImportRow';
import { readCell } from './readCell';

/** The number of rows that are checked at a time, before the browser gets a chance to paint. */
const AT_ONCE = 200;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Given {
  t: TFunction;
  catalogue: Catalogue;
  columns: readonly (InviteField | null)[];
}

function readRow({ t, catalogue, columns }: Given, cells: readonly string[], line: number): ImportRow {
  const values: Record<string, unknown> = {};
  let broken: Broken | null = null;
  columns.forEach((field, index) => {
    if (!field) return;
    const read = readCell(t, catalogue, field, cells[index] ?? '');
    if ('value' in read) values[field] = read.value;
    else broken ??= { field, rule: read.rule };
  });
  const given = values as Partial<InviteValues>;
  return { line, cells, values: given, broken: broken ?? findBrokenCell(given, japanDay(new Date())) };
}

/**
 * Checks the rows of a CSV file against the API's rules, without sending anything. A second row with the same
 * email is refused. Pauses regularly, so that the page reacts while many rows are checked. Skips empty rows.
 * @param rows the cells of the rows below the headings
 */
export async function checkRows(given: Given, rows: readonly string[][]): Promise<ImportRow[]> {
  const checked: ImportRow[] = [];
  const addresses = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = readRow(given, cells, index + 2);
    const { email } = row.values;
    const isTwice = row.broken === null && email && addresses.has(email);
    checked.push(isTwice ? { ...row, broken: { field: 'email', rule: 'duplicate' } } : row);
    if (row.broken === null && email) addresses.add(email);
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
  }
  return checked;
}
