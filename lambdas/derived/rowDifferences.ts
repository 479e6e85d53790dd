import { bookkeepingAttributes } from '../../model/bookkeepingAttributes';
import type { Item } from '../lib/Item';
import type { DerivedRow } from './DerivedRow';
import type { Difference } from './Difference';
import { isSame } from './isSame';
import type { Sources } from './Sources';

/**
 * Compares a record that is derived as a whole with its source. If the source does not require the record at
 * all, it returns one difference, otherwise one for each attribute that differs.
 */
export async function rowDifferences(kind: DerivedRow, row: Item, sources: Sources): Promise<Difference[]> {
  const { table, key } = kind.sourceOf(row);
  const source = await sources.item(table, key);
  const rows = source ? await kind.rowsOf(source, sources) : [];
  const due = rows.find(({ pk, sk }) => pk === row.pk && sk === row.sk);
  const by = { table: kind.table, key: { pk: row.pk, sk: row.sk } };
  if (!due) return [{ value: kind.name, ...by, attribute: '', is: row, should: undefined, by }];
  const ignored = [...kind.ignored, ...bookkeepingAttributes];
  const attributes = new Set([...Object.keys(due), ...Object.keys(row)]);
  return [...attributes]
    .filter((attribute) => !ignored.includes(attribute) && !isSame(row[attribute], due[attribute]))
    .map((attribute) => ({
      ...{ value: kind.name, ...by, attribute, by },
      ...{ is: row[attribute], should: due[attribute] },
    }));
}
