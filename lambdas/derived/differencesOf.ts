import type { Table } from '../../model/Entity';
import type { Item } from '../lib/Item';
import { derivedRows } from './derivedRows';
import { derivedValues } from './derivedValues';
import type { Difference } from './Difference';
import { isSame } from './isSame';
import { missingRows } from './missingRows';
import { rowDifferences } from './rowDifferences';
import type { Sources } from './Sources';

/**
 * Compares a stored record with its sources and returns all differences: those of its derived attributes,
 * those of the record itself if it is derived as a whole, and the absence of records that must be derived
 * from it.
 * @param only the names of the derived values to compare; all by default
 */
export async function differencesOf(
  table: Table,
  row: Item,
  sources: Sources,
  only?: readonly string[],
): Promise<Difference[]> {
  const isWanted = ({ name }: { name: string }) => !only || only.includes(name);
  const kind = derivedRows.find((each) => each.table === table && each.isOne(row));
  const by = { table, key: { pk: row.pk, sk: row.sk } };
  if (kind) return isWanted(kind) ? rowDifferences(kind, row, sources) : [];
  const found: Difference[] = [];
  for (const definition of derivedValues) {
    const concerns = definition.table === table && definition.entity === row.__typename;
    if (!concerns || !isWanted(definition)) continue;
    const values = await definition.valuesOf(row, sources);
    if (!values) continue;
    for (const attribute of definition.attributes) {
      const [is, should] = [row[attribute], values[attribute]];
      if (!isSame(is, should)) found.push({ value: definition.name, ...by, attribute, is, should, by });
    }
  }
  for (const each of derivedRows) {
    const concerns = each.source.table === table && each.source.entity === row.__typename;
    if (concerns && isWanted(each)) found.push(...(await missingRows(each, row, sources)));
  }
  return found;
}
