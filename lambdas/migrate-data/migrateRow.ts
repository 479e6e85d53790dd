import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import type { Migration } from './Migration';

const ATTEMPTS = 10;

/**
 * Applies a migration to one row, unless an attribute that it depends on has changed since: then reads the
 * row and tries again. Ignores a deleted row.
 * @returns whether the row needed a change
 */
export async function migrateRow(TableName: string, migration: Migration, found: Item): Promise<boolean> {
  let row: Item | undefined = found;
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

const changesOf = (migration: Migration, row: Item): [string, unknown][] =>
  Object.entries(migration.change(row)).filter(([name, value]) => !isDeepStrictEqual(row[name], value));

function update(TableName: string, { reads }: Migration, row: Item, changes: [string, unknown][]) {
  const changed = changes.map(([name]) => name);
  const names = [...new Set([...reads, ...changed])];
  const place = (name: string) => names.indexOf(name);
  const set = changes.filter(([, value]) => value !== undefined);
  const removed = changes.filter(([, value]) => value === undefined);
  const clauses = [
    ...(set.length > 0
      ? [`SET ${set.map(([name]) => `#n${place(name)} = :new${place(name)}`).join(', ')}`]
      : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(([name]) => `#n${place(name)}`).join(', ')}`] : []),
  ];
  const same = names.map((name, at) =>
    row[name] === undefined ? `attribute_not_exists(#n${at})` : `#n${at} = :old${at}`,
  );
  return new UpdateCommand({
    TableName,
    Key: { pk: row.pk, sk: row.sk },
    UpdateExpression: clauses.join(' '),
    ConditionExpression: ['attribute_exists(pk)', ...same].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
    ExpressionAttributeValues: Object.fromEntries([
      ...names.flatMap((name, at) => (row[name] === undefined ? [] : [[`:old${at}`, row[name]]])),
      ...set.map(([name, value]) => [`:new${place(name)}`, value]),
    ]),
  });
}
