import type { Item } from '../lib/Item';
import type { DerivedRow } from './DerivedRow';
import type { Difference } from './Difference';
import { isSame } from './isSame';
import type { Sources } from './Sources';

/** The records that must be there because of this source, and are not, or say something else. */
export async function missingRows(kind: DerivedRow, source: Item, sources: Sources): Promise<Difference[]> {
  const by = { table: kind.source.table, key: { pk: source.pk, sk: source.sk } };
  const found: Difference[] = [];
  for (const due of await kind.rowsOf(source, sources)) {
    const at = { value: kind.name, table: kind.table, key: { pk: due.pk, sk: due.sk } };
    const stored = await sources.item(kind.table, at.key);
    if (!stored) found.push({ ...at, attribute: '', is: undefined, should: due, by });
    else
      for (const attribute of new Set([...Object.keys(due), ...Object.keys(stored)])) {
        const [is, should] = [stored[attribute], due[attribute]];
        if (!kind.ignored.includes(attribute) && !isSame(is, should))
          found.push({ ...at, attribute, is, should, by });
      }
  }
  return found;
}
