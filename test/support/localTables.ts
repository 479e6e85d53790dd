import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { engineAddress } from '@enishi/local-cloud/dynamodb';
import { origin } from './stack/origin';

type Item = Record<string, unknown>;

/**
 * Direct access to the tables of the local stack. Tests use it for what no caller of the API may do, for
 * example to backdate records, or to search all records for a text.
 */
export const localTables = {
  endpoint(): string {
    const { host, port } = engineAddress(Number(new URL(origin()).port));
    return `http://${host}:${port}`;
  },
  open() {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const endpoint = localTables.endpoint();
    return DynamoDBDocumentClient.from(
      new DynamoDBClient({ endpoint, region: 'ap-northeast-1', credentials }),
    );
  },
  /** Returns the physical name of a table, given its name in the model. */
  async nameOf(client: DynamoDBDocumentClient, table: string): Promise<string> {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const found = TableNames.find((name) => name.includes(`Tables${table}`));
    if (!found) throw new Error(`The stack has no table ${table}`);
    return found;
  },
  /** Returns every item of every table that contains one of the given texts. */
  async mentioning(client: DynamoDBDocumentClient, texts: readonly string[]): Promise<Item[]> {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const found: Item[] = [];
    for (const TableName of TableNames)
      for await (const { Items = [] } of paginateScan({ client }, { TableName }))
        found.push(...Items.filter((item) => texts.some((text) => JSON.stringify(item).includes(text))));
    return found;
  },
};
