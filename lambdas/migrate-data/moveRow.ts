import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { unchangedCondition } from '../lib/unchangedCondition';
import type { KeyMigration } from './Migration';

const ATTEMPTS = 10;

/**
 * Moves one row to its new key in one transaction, on the condition that the row has not changed since it was
 * read. If it has, it reads the row and tries again. Does nothing if the row has already been moved or
 * deleted.
 *
 * If a row already exists at the new key, the current release has written it. Its attributes are kept, and
 * only missing ones are taken from the moved row. For example, a sign-in before the migration creates a
 * contact row with only an email; the phone number and address then come from the moved row.
 * @returns whether the row was moved
 */
export async function moveRow(
  TableName: string,
  migration: KeyMigration,
  found: StoredRow,
): Promise<boolean> {
  let row: StoredRow | undefined = found;
  for (let attempt = 1; row; attempt += 1) {
    const target = migration.targetKey(row);
    if (!target) return false;
    const existing = await itemAt(TableName, target);
    try {
      await tables.send(move(TableName, migration, row, target, existing));
      return true;
    } catch (error) {
      if (!isConditionFailure(error) || attempt === ATTEMPTS) throw error;
      row = await itemAt(TableName, { pk: row.pk, sk: row.sk });
    }
  }
  return false;
}

function move(
  TableName: string,
  { mayAppear }: KeyMigration,
  row: StoredRow,
  target: RecordKey,
  existing: StoredRow | undefined,
): TransactWriteCommand {
  const absent = Object.fromEntries(mayAppear.map((name) => [name, undefined]));
  const unchanged = (read: StoredRow) => unchangedCondition({ ...absent, ...read });
  // Consumers of the stream recognize the inserted row by `movedFrom` and do not react to it.
  const Item = { ...row, ...existing, ...target, movedFrom: row.pk };
  const isFree = { ConditionExpression: 'attribute_not_exists(pk)' };
  const Key = { pk: row.pk, sk: row.sk };
  return new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName, Item, ...(existing ? unchanged(existing) : isFree) } },
      { Delete: { TableName, Key, ...unchanged(row) } },
    ],
  });
}

const isConditionFailure = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
