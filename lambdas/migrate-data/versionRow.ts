import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../model/Entity';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import type { Cursor, DataState } from './DataState';
import { tableName } from '../lib/tableName';
import { dataVersionKey as Key } from './dataVersionKey';

const FILLED: readonly Table[] = ['Talent', 'OpenJob', 'Conversation', 'Catalog'];

async function isEmpty(): Promise<boolean> {
  for (const table of FILLED) {
    const { Items } = await tables.send(
      new ScanCommand({ TableName: tableName(table), Limit: 1, ConsistentRead: true }),
    );
    if (Items?.length) return false;
  }
  return true;
}

/**
 * Writes a new state into the version row. Does nothing if the data no longer have the version `from`,
 * because another call has then completed that migration.
 */
async function advance(from: number, { version, cursor }: DataState): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('Insight'),
    Key,
    ConditionExpression: '#version = :from',
    UpdateExpression: `SET #version = :version, #at = :at ${cursor ? ', #cursor = :cursor' : 'REMOVE #cursor'}`,
    ExpressionAttributeNames: { '#version': 'version', '#at': 'at', '#cursor': 'cursor' },
    ExpressionAttributeValues: {
      ':from': from,
      ':version': version,
      ':at': new Date().toISOString(),
      ...(cursor && { ':cursor': cursor }),
    },
  });
  await tables.send(update).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
}

/** The row in the Insight table that contains the version of the stored data. */
export const versionRow = {
  /**
   * Returns the version of the data and the progress of the migration; undefined if the row does not exist.
   * Data without this row have version 0.
   */
  async read(): Promise<DataState | undefined> {
    const item = await itemAt(tableName('Insight'), Key);
    return item && { version: Number(item.version), cursor: item.cursor as Cursor | undefined };
  },

  /**
   * Creates the version row, with the newest version if the tables are empty, otherwise with version 0. If
   * another call has created it in the meantime, returns that one.
   */
  async begin(newest: number): Promise<DataState> {
    const state = { version: (await isEmpty()) ? newest : 0 };
    try {
      const Item = { ...Key, __typename: 'DataVersion', ...state, at: new Date().toISOString() };
      await tables.send(
        new PutCommand({
          TableName: tableName('Insight'),
          Item,
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      return state;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return (await versionRow.read()) ?? state;
    }
  },

  /** Stores the progress of the migration from this version to the next one. */
  keep: (version: number, cursor: Cursor): Promise<void> => advance(version, { version, cursor }),

  /** Stores that the migration from this version to the next one is complete. */
  finish: (version: number): Promise<void> => advance(version, { version: version + 1 }),
};
