import { createHash } from 'node:crypto';
import { freePort } from '@enishi/local-cloud/processes';
import { EngineApi } from '@enishi/local-cloud/dynamodb';
import type { Table } from '../../../model/Entity';
import { startDynoxide, type Store } from '@enishi/local-cloud/testing/startDynoxide';
import type { TableRow } from '../../support/allRows';

const VARIABLES: Record<Table, string> = {
  Talent: 'TALENT_TABLE',
  OpenJob: 'OPEN_JOB_TABLE',
  Conversation: 'CONVERSATION_TABLE',
  Catalog: 'CATALOG_TABLE',
  Insight: 'INSIGHT_TABLE',
};
/** How many rows one transaction stores. */
const AT_ONCE = 100;
const names = Object.keys(VARIABLES) as Table[];

const KeySchema = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];
const AttributeDefinitions = ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));

/** A replacer for JSON.stringify that sorts the keys of objects alphabetically, at every depth. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

type Row = TableRow & Record<string, object | undefined> & { __typename?: { S: string } };

/**
 * The five tables of the stack, in the database engine of the local cloud. Sets the environment variables
 * with which functions find the tables.
 */
export class DataTables {
  private constructor(
    private readonly store: Store,
    readonly api: EngineApi,
  ) {}

  static async start(): Promise<DataTables> {
    const store = await startDynoxide(await freePort());
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
      AWS_REGION: 'ap-northeast-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      ...Object.fromEntries(names.map((name) => [VARIABLES[name], name])),
    });
    return new DataTables(store, new EngineApi(store.endpoint, 'DynamoDB'));
  }

  /** Empties all tables and stores the given rows. */
  async fill(rows: readonly [Table, TableRow][]): Promise<void> {
    const { TableNames } = await this.api.call<{ TableNames: string[] }>('ListTables', {});
    for (const TableName of TableNames) await this.api.call('DeleteTable', { TableName });
    for (const TableName of names)
      await this.api.call('CreateTable', {
        TableName,
        KeySchema,
        AttributeDefinitions,
        BillingMode: 'PAY_PER_REQUEST',
      });
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await this.api.call('TransactWriteItems', {
        TransactItems: rows
          .slice(at, at + AT_ONCE)
          .map(([TableName, Item]) => ({ Put: { TableName, Item } })),
      });
  }

  /** Returns all rows except the one with the data version, by key. */
  async rows(): Promise<Map<string, Row>> {
    const rows = new Map<string, Row>();
    for (const TableName of names) {
      let ExclusiveStartKey: object | undefined;
      do {
        const page: { Items: Row[]; LastEvaluatedKey?: object } = await this.api.call('Scan', {
          TableName,
          ExclusiveStartKey,
        });
        for (const row of page.Items)
          if (row.pk.S !== 'DataVersion') rows.set(`${TableName} ${row.pk.S} ${row.sk.S}`, row);
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    }
    return rows;
  }

  /**
   * Returns a checksum of all rows in all tables except the data version. It does not depend on the order of
   * rows and attributes.
   */
  async checksum(): Promise<string> {
    const lines = [...(await this.rows())].map((entry) => JSON.stringify(entry, sorted));
    return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
  }

  async stop(): Promise<void> {
    this.api.close();
    await this.store.stop();
  }
}
