import type { Item } from '../lib/Item';
import type { DerivedRow } from './DerivedRow';
import type { Difference } from './Difference';
import type { Sources } from './Sources';

/**
 * Finds the derived records that a source record requires but that do not exist. Returns one difference for
 * each missing record.
 */
export async function missingRows(kind: DerivedRow, source: Item, sources: Sources): Promise<Difference[]> {
  const by = { table: kind.source.table, key: { pk: source.pk, sk: source.sk } };
  const found: Difference[] = [];
  for (const due of await kind.rowsOf(source, sources)) {
    const key = { pk: due.pk, sk: due.sk };
    if (await sources.item(kind.table, key)) continue;
    found.push({
      ...{ value: kind.name, table: kind.table, key, attribute: '', by },
      ...{ is: undefined, should: due },
    });
  }
  return found;
}
