import { DynamoDBDocumentClient, GetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

/** In-memory tables for testing the function `index-search`: one list of items for each table. */
export class FakeTables {
  readonly items: Record<string, StoredRow[]> = { Talent: [], OpenJob: [], Catalog: [], Conversation: [] };
  /**
   * A callback that runs once, after the next query is answered from the items and before its result is
   * returned, so that a test can change the tables in between.
   */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** How many items a page of a scan has. */
  pageSize = Infinity;
  private readonly client = mockClient(DynamoDBDocumentClient);

  constructor() {
    this.client
      .on(QueryCommand)
      .callsFake(async ({ TableName, IndexName, ExpressionAttributeValues: values }) => {
        const { ':pk': pk, ':prefix': prefix = '', ':job': parent } = values as Record<string, string>;
        const inIndex = ({ parentKey }: StoredRow) => parentKey === parent;
        const inPartition = (item: StoredRow) => item.pk === pk && item.sk.startsWith(prefix ?? '');
        const Items = this.items[TableName]?.filter(IndexName ? inIndex : inPartition) ?? [];
        const { meanwhile } = this;
        this.meanwhile = undefined;
        await meanwhile?.();
        return { Items, Count: Items.length };
      });
    this.client.on(GetCommand).callsFake(({ TableName, Key }) => ({
      Item: this.items[TableName]?.find(({ pk, sk }) => pk === Key.pk && sk === Key.sk),
    }));
    this.client.on(ScanCommand).callsFake(({ TableName, ExclusiveStartKey: after }) => {
      const items = this.items[TableName] ?? [];
      const first = after ? items.findIndex(({ pk, sk }) => pk === after.pk && sk === after.sk) + 1 : 0;
      const Items = items.slice(first, first + this.pageSize);
      const { pk, sk } = Items.at(-1) ?? {};
      return { Items, LastEvaluatedKey: first + Items.length < items.length ? { pk, sk } : undefined };
    });
  }

  put(table: string, item: StoredRow): void {
    this.remove(table, item);
    this.items[table]?.push(item);
  }

  remove(table: string, { pk, sk }: Pick<StoredRow, 'pk' | 'sk'>): void {
    this.items[table] = (this.items[table] ?? []).filter((item) => item.pk !== pk || item.sk !== sk);
  }

  restore(): void {
    this.client.restore();
  }
}
