import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

const tables = ['TALENT', 'OPEN_JOB', 'CONVERSATION', 'CATALOG', 'INSIGHT'];

/** A write that a reaction to a stored change requested. */
export interface Write {
  table: string;
  key: { pk: string; sk: string };
  /** The kind of write: `put`, `remove`, or the expression of an update. */
  what: string;
  values: Record<string, unknown>;
}

/**
 * In-memory tables for testing reactions to stored changes. They record every write that a reaction requests,
 * except deletions in transactions.
 */
export class EventTables {
  readonly items: StoredRow[] = [];
  readonly writes: Write[] = [];
  /** The table whose next update is refused, as if somebody had changed the item meanwhile. */
  refusesOnce?: string;
  private readonly client = mockClient(DynamoDBDocumentClient);

  constructor() {
    for (const name of tables) process.env[`${name}_TABLE`] = name;
    this.client.on(GetCommand).callsFake(({ Key }) => ({
      Item: this.items.find(({ pk, sk }) => pk === Key.pk && sk === Key.sk),
    }));
    this.client.on(QueryCommand).callsFake(({ IndexName, Select, ...query }) => {
      const { ExpressionAttributeValues: values, ExpressionAttributeNames: names } = query;
      const Items = this.items.filter((item) => this.matches(item, IndexName, values, names));
      return Select === 'COUNT' ? { Count: Items.length } : { Items };
    });
    this.client.on(ScanCommand).callsFake(() => ({ Items: this.items }));
    this.client.on(PutCommand).callsFake(({ TableName, Item: { pk, sk, ...values } }) => {
      this.writes.push({ table: TableName, key: { pk, sk }, what: 'put', values });
      return {};
    });
    this.client
      .on(UpdateCommand)
      .callsFake(({ TableName, Key, UpdateExpression, ExpressionAttributeValues: values }) => {
        if (this.refusesOnce === TableName) {
          this.refusesOnce = undefined;
          throw new ConditionalCheckFailedException({ message: 'changed meanwhile', $metadata: {} });
        }
        this.writes.push({ table: TableName, key: Key, what: UpdateExpression, values: values ?? {} });
        return {};
      });
    this.client.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
      for (const { Put, Update } of TransactItems) {
        const { pk, sk, ...values } = Put?.Item ?? Update?.Key ?? {};
        const what = Put ? 'put' : Update?.UpdateExpression;
        if (what)
          this.writes.push({
            ...{ table: (Put ?? Update).TableName, key: { pk, sk }, what },
            values: Put ? values : Update.ExpressionAttributeValues,
          });
      }
      return {};
    });
    this.client.on(DeleteCommand).callsFake(({ TableName, Key }) => {
      this.writes.push({ table: TableName, key: Key, what: 'remove', values: {} });
      return {};
    });
  }

  /**
   * Returns whether an item satisfies the key condition of a query, or the filter of a count. The stub
   * recognizes these conditions by the names of their placeholders.
   */
  private matches(
    item: StoredRow,
    index: string | undefined,
    values: Record<string, unknown>,
    names: Record<string, string> = {},
  ): boolean {
    const begins = (value: unknown, prefix: unknown) => String(value).startsWith(String(prefix ?? ''));
    const { '#key': key, '#field': field } = names;
    if (key) return item[key] === values[':value'];
    if (index === 'byParent') {
      const isOfParent = item.parentKey === values[':parent'];
      const holds = !field || item[field] === values[':value'];
      return isOfParent && begins(item.parentSort, values[':entity']) && holds;
    }
    if (index) throw new Error(`No reaction under test asks ${index}`);
    return item.pk === values[':pk'] && begins(item.sk, values[':prefix']);
  }

  clear(): void {
    this.items.length = 0;
    this.writes.length = 0;
  }

  restore(): void {
    this.client.restore();
  }
}
