import { isDeepStrictEqual } from 'node:util';
import type { EngineApi } from '../../../dynamodb/EngineApi';
import { limits } from '../../limits';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, fromItemOrNull, toItem, type Item } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest, Projection } from './DynamoDBRequest';
import { placeholders } from './placeholders';

interface TableRead {
  keys: unknown[];
  consistentRead?: boolean;
  projection?: Projection;
}

type BatchRead = {
  Responses?: Record<string, Item[]>;
  UnprocessedKeys?: Record<string, { Keys: Item[] }>;
} & Metered;

function tableRead({ keys, consistentRead, projection }: TableRead) {
  return {
    Keys: keys.map(toItem),
    ConsistentRead: consistentRead,
    ProjectionExpression: projection?.expression,
    ...placeholders(projection),
  };
}

function belongsTo(key: Item, item: Item): boolean {
  return Object.entries(key).every(([name, value]) => isDeepStrictEqual(item[name], value));
}

/**
 * Performs BatchGetItem for a DynamoDB data source. The result is `{ data, unprocessedKeys }`. `data`
 * contains a list for each table: the items in the order of the requested keys, null for an item that does
 * not exist.
 */
export async function readBatch(engine: EngineApi, request: DynamoDBRequest): Promise<SourceAnswer> {
  const tables = Object.entries(request.tables ?? {}).map(
    ([name, table]) => [name, tableRead(table as TableRead)] as const,
  );
  const keys = tables.reduce((sum, [, { Keys }]) => sum + Keys.length, 0);
  if (keys > limits.batchGetKeys) {
    throw new InvalidRequest(`BatchGetItem with ${keys} keys, DynamoDB accepts ${limits.batchGetKeys}`);
  }
  const { Responses, UnprocessedKeys, ConsumedCapacity } = await engine.call<BatchRead>('BatchGetItem', {
    RequestItems: Object.fromEntries(tables),
    ReturnConsumedCapacity: 'TOTAL',
  });
  const data = tables.map(([name, { Keys }]) => {
    const found = Responses?.[name] ?? [];
    return [name, Keys.map((key) => fromItemOrNull(found.find((item) => belongsTo(key, item))))] as const;
  });
  const unprocessed = tables.map(
    ([name]) => [name, (UnprocessedKeys?.[name]?.Keys ?? []).map(fromItem)] as const,
  );
  return {
    result: { data: Object.fromEntries(data), unprocessedKeys: Object.fromEntries(unprocessed) },
    consumed: capacity('read', ConsumedCapacity),
  };
}
