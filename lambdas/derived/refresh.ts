import type { Table } from '../../model/Entity';
import type { RecordKey } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { tableName } from '../lib/tableName';
import { differencesOf } from './differencesOf';
import { repairDifference } from './repairDifference';
import { Sources } from './Sources';

const TRIES = 5;

/**
 * Recomputes the named derived values of a record after one of their sources has changed, and writes those
 * that differ. If the record changes in the meantime, it tries again. Does nothing if the record does not
 * exist.
 * @param sources a reader that has already read sources for other records affected by the same change; by
 * default a new one
 * @throws Error if the record changes during every attempt
 */
export async function refresh(
  table: Table,
  { pk, sk }: RecordKey,
  names: readonly string[],
  sources: Sources = new Sources(),
): Promise<void> {
  let current = sources;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await itemAt(tableName(table), { pk, sk });
    if (!row) return;
    const differences = await differencesOf(table, row, current, names);
    const repaired = await Promise.all(differences.map(repairDifference));
    if (repaired.every(Boolean)) return;
    current = new Sources();
  }
  throw new Error(`${names.join()} of ${pk} ${sk} changed during every attempt to write it`);
}
