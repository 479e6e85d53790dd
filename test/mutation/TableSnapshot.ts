import { isDeepStrictEqual } from 'node:util';
import { DescribeTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient, paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

interface Kept {
  keys: string[];
  items: Map<string, Item>;
}

/** What stood in every table at one time, to be put back. */
export class Snapshot {
  private constructor(
    private readonly client: DynamoDBDocumentClient,
    private readonly tables: ReadonlyMap<string, Kept>,
  ) {}

  static async take(client: DynamoDBDocumentClient): Promise<Snapshot> {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const tables = new Map<string, Kept>();
    for (const name of TableNames) {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
      const keys = (Table?.KeySchema ?? []).map(({ AttributeName }) => `${AttributeName}`);
      tables.set(name, { keys, items: await Snapshot.read(client, name, keys) });
    }
    return new Snapshot(client, tables);
  }

  private static async read(client: DynamoDBDocumentClient, TableName: string, keys: string[]) {
    const items = new Map<string, Item>();
    for await (const { Items = [] } of paginateScan({ client }, { TableName }))
      for (const item of Items) items.set(JSON.stringify(keys.map((key) => item[key])), item);
    return items;
  }

  /** Puts back what is no longer as it was, and removes what is new. Tells how many items that were. */
  async restore(): Promise<number> {
    let changed = 0;
    for (const [TableName, { keys, items }] of this.tables) {
      const now = await Snapshot.read(this.client, TableName, keys);
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
