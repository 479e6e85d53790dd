import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';
import { derivedRows } from './derivedRows';
import { derivedValues } from './derivedValues';
import { refresh } from './refresh';
import { Sources } from './Sources';

/**
 * Recomputes the named derived values of several records as `refresh` does. Records that have none of these
 * values are skipped.
 */
export async function refreshAll(
  table: Table,
  rows: AsyncIterable<StoredRow> | Iterable<StoredRow>,
  names: readonly string[],
): Promise<void> {
  const entities = derivedValues.filter(({ name }) => names.includes(name)).map(({ entity }) => entity);
  const kinds = derivedRows.filter(({ name }) => names.includes(name));
  const sources = new Sources();
  for await (const row of rows)
    if (entities.includes(row.__typename) || kinds.some((kind) => kind.table === table && kind.isOne(row)))
      await refresh(table, row, names, sources);
}
