import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { unchangedCondition } from '../lib/unchangedCondition';
import type { RowMigration } from './Migration';

const ATTEMPTS = 10;

/**
 * Applies a migration to one row, on the condition that the attributes on which the migration depends have
 * not changed since the row was read. If they have, it reads the row and tries again. Does nothing if the row
 * has been deleted.
 * @returns whether the row needed a change
 */
export async function migrateRow(
  TableName: string,
  migration: RowMigration,
  found: StoredRow,
): Promise<boolean> {
  let row: StoredRow | undefined = found;
  for (let attempt = 1; row; attempt += 1) {
    const changes = changesOf(migration, row);
    if (changes.length === 0) return false;
    try {
      await tables.send(update(TableName, migration, row, changes));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException) || attempt === ATTEMPTS) throw error;
      row = await itemAt(TableName, { pk: row.pk, sk: row.sk });
    }
  }
  return false;
}

const changesOf = (migration: RowMigration, row: StoredRow): [string, unknown][] =>
  Object.entries(migration.change(row)).filter(([name, value]) => !isDeepStrictEqual(row[name], value));

function update(TableName: string, { reads }: RowMigration, row: StoredRow, changes: [string, unknown][]) {
  const set = changes.filter(([, value]) => value !== undefined);
  const removed = changes.filter(([, value]) => value === undefined);
  const unchanged = unchangedCondition(
    Object.fromEntries([...reads, ...changes.map(([name]) => name)].map((name) => [name, row[name]])),
  );
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map((_, at) => `#set${at} = :set${at}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map((_, at) => `#removed${at}`).join(', ')}`] : []),
  ];
  const values = {
    ...unchanged.ExpressionAttributeValues,
    ...Object.fromEntries(set.map(([, value], at) => [`:set${at}`, value])),
  };
  return new UpdateCommand({
    TableName,
    Key: { pk: row.pk, sk: row.sk },
    UpdateExpression: clauses.join(' '),
    ConditionExpression: `attribute_exists(pk) AND ${unchanged.ConditionExpression}`,
    ExpressionAttributeNames: {
      ...unchanged.ExpressionAttributeNames,
      ...Object.fromEntries(set.map(([name], at) => [`#set${at}`, name])),
      ...Object.fromEntries(removed.map(([name], at) => [`#removed${at}`, name])),
    },
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
}
