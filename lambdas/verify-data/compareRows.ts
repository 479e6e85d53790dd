import type { Table } from '../../model/Entity';
import { differencesOf } from '../derived/differencesOf';
import type { Difference } from '../derived/Difference';
import { Sources } from '../derived/Sources';
import type { Item } from '../lib/Item';

const AT_ONCE = 25;

/**
 * Compares the derived values in a page of records with their sources, several records concurrently. A source
 * that several records share is read once.
 */
export async function compareRows(table: Table, rows: readonly Item[]): Promise<Difference[]> {
  const found: Difference[] = [];
  const sources = new Sources();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const each = await Promise.all(part.map((row) => differencesOf(table, row, sources)));
    found.push(...each.flat());
  }
  return found;
}
