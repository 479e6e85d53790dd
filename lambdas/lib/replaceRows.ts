import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isSame } from '../derived/isSame';
import type { StoredRow } from './StoredRow';
import { tables } from './tables';

/**
 * Makes derived rows those that must exist: deletes and writes what differs from `stored`. Rows with the same values
 * are not written, because each write is a change that other functions look at.
 */
export async function replaceRows(
  TableName: string,
  stored: readonly StoredRow[],
  due: readonly StoredRow[],
): Promise<void> {
  const isAt = (one: StoredRow) => (other: StoredRow) => one.pk === other.pk && one.sk === other.sk;
  for (const row of stored)
    if (!due.some(isAt(row)))
      await tables.send(new DeleteCommand({ TableName, Key: { pk: row.pk, sk: row.sk } }));
  for (const Item of due) {
    const former = stored.find(isAt(Item));
    const isKept = former && Object.keys(Item).every((field) => isSame(former[field], Item[field]));
    if (!isKept) await tables.send(new PutCommand({ TableName, Item }));
  }
}
