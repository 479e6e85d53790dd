import { isDeepStrictEqual } from 'node:util';
import { DescribeTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient, paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

interface StoredTable {
  keys: string[];
  items: Map<string, Item>;
}

/** A copy of all tables of a stack, with which a test can restore them later. */
export class TableSnapshot {
  private constructor(
    private readonly client: DynamoDBDocumentClient,
    private readonly tables: ReadonlyMap<string, StoredTable>,
  ) {}

  static async take(client: DynamoDBDocumentClient): Promise<TableSnapshot> {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const tables = new Map<string, StoredTable>();
    for (const name of TableNames) {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
      const keys = (Table?.KeySchema ?? []).map(({ AttributeName }) => `${AttributeName}`);
      tables.set(name, { keys, items: await TableSnapshot.read(client, name, keys) });
    }
    return new TableSnapshot(client, tables);
  }

  private static async read(client: DynamoDBDocumentClient, TableName: string, keys: string[]) {
    const items = new Map<string, Item>();
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) items.set(JSON.stringify(keys.map((key) => item[key])), item);
    return items;
  }

  /** Restores changed and deleted items and deletes new ones. Returns the number of items that differed. */
  async restore(): Promise<number> {
    let changed = 0;
    for (const [TableName, { keys, items }] of this.tables) {
      const now = await TableSnapshot.read(this.client, TableName, keys);
      for (const [id, item] of now) {
        if (items.has(id)) continue;
        const Key = Object.fromEntries(keys.map((key) => [key, item[key]]));
        await this.client.send(new DeleteCommand({ TableName, Key }));
        changed += 1;
      }
      for (const [id, Item] of items) {
        if (isDeepStrictEqual(now.get(id), Item)) continue;
        await this.client.send(new PutCommand({ TableName, Item }));
        changed += 1;
      }
    }
    return changed;
  }
}
