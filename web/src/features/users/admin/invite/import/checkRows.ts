import type { TFunction } from 'i18next';
import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import { japanDay } from '../../../../../../../model/japanDay';
import type { InviteField, InviteValues } from '../inviteFields';
import { listBrokenCells } from './listBrokenCells';
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
  const unread: Broken[] = [];
  columns.forEach((field, index) => {
    if (!field) return;
    const read = readCell(t, catalogue, field, cells[index] ?? '');
    if ('value' in read) values[field] = read.value;
    else unread.push({ field, rule: read.rule });
  });
  const given = values as Partial<InviteValues>;
  const broken = [...unread, ...listBrokenCells(given, japanDay(new Date()))];
  return { line, cells, values: given, broken, isRegistered: false };
}

/**
 * Checks the rows of a CSV file against the API's rules, without sending anything, and finds all that is wrong in a
 * row. A row with the email of an earlier sound row is refused. Pauses regularly, so that the page reacts while many
 * rows are checked. Skips empty rows.
 * @param rows the cells of the rows below the headings
 */
export async function checkRows(given: Given, rows: readonly string[][]): Promise<ImportRow[]> {
  const checked: ImportRow[] = [];
  const addresses = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = readRow(given, cells, index + 2);
    const { email } = row.values;
    const isTwice = email && addresses.has(email);
    checked.push(isTwice ? { ...row, broken: [...row.broken, { field: 'email', rule: 'duplicate' }] } : row);
    if (row.broken.length === 0 && email) addresses.add(email);
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
  }
  return checked;
}
