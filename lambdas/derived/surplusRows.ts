import type { Item } from '../lib/Item';
import type { DerivedRow } from './DerivedRow';
import type { Difference } from './Difference';
import type { Sources } from './Sources';

/** This record, when its source does not say that it must be there. */
export async function surplusRows(kind: DerivedRow, row: Item, sources: Sources): Promise<Difference[]> {
  const { table, key } = kind.sourceOf(row);
  const source = await sources.item(table, key);
  const due = source ? await kind.rowsOf(source, sources) : [];
  if (due.some(({ pk, sk }) => pk === row.pk && sk === row.sk)) return [];
  const by = { table: kind.table, key: { pk: row.pk, sk: row.sk } };
  return [{ value: kind.name, ...by, attribute: '', is: row, should: undefined, by }];
}
