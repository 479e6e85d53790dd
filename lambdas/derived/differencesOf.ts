import type { Table } from '../../model/Entity';
import type { StoredRow } from '../lib/StoredRow';
import { derivedRows } from './derivedRows';
import { derivedValues } from './derivedValues';
import type { Difference } from './Difference';
import { isSame } from './isSame';
import type { Sources } from './Sources';
import type { DerivedRow } from './DerivedRow';
import { bookkeepingAttributes } from '../../model/bookkeepingAttributes';

/**
 * Compares a record that is derived as a whole with its source. If the source does not require the record at
 * all, it returns one difference, otherwise one for each attribute that differs.
 */
async function rowDifferences(kind: DerivedRow, row: StoredRow, sources: Sources): Promise<Difference[]> {
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

/**
 * Finds the derived records that a source record requires but that do not exist. Returns one difference for
 * each missing record.
 */
async function missingRows(kind: DerivedRow, source: StoredRow, sources: Sources): Promise<Difference[]> {
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

/**
 * Compares a stored record with its sources and returns all differences: those of its derived attributes,
 * those of the record itself if it is derived as a whole, and the absence of records that must be derived
 * from it.
 * @param only the names of the derived values to compare; all by default
 */
export async function differencesOf(
  table: Table,
  row: StoredRow,
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
