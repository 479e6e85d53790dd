import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { Stack } from '../../template/Stack';
import { findTableChanges } from './findTableChanges';
import { readTableDefinition } from './readTableDefinition';
import { tablesOf } from './tablesOf';

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | null> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    return Table ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

/**
 * Creates the DynamoDB tables of the stack with their indexes and streams. If a table exists from an earlier
 * start, indexes and streams that are new in the template are added, and indexes that are no longer in it are
 * deleted.
 * @throws Error with one sentence when the keys of a table have changed
 */
export async function createTables(stack: Stack, client: DynamoDBClient): Promise<void> {
  await Promise.all(
    tablesOf(stack).map(async (table) => {
      const definition = readTableDefinition(table);
      const existing = await describe(client, table.physicalId);
      if (!existing) await client.send(new CreateTableCommand(definition));
      else for (const change of findTableChanges(definition, existing)) await client.send(change);
    }),
  );
}
