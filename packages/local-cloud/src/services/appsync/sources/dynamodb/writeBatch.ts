import { isDeepStrictEqual } from 'node:util';
import type { EngineApi } from '../../../dynamodb/EngineApi';
import { limits } from '../../limits';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, toItem, type Item } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest } from './DynamoDBRequest';

interface WriteRequest {
  PutRequest?: { Item: Item };
  DeleteRequest?: { Key: Item };
}

type BatchWritten = { UnprocessedItems?: Record<string, WriteRequest[]> } & Metered;

interface Kind {
  wrap(item: Item): WriteRequest;
  unwrap(write: WriteRequest): Item | undefined;
  rest: 'unprocessedItems' | 'unprocessedKeys';
}

const PUT: Kind = {
  wrap: (Item) => ({ PutRequest: { Item } }),
  unwrap: ({ PutRequest }) => PutRequest?.Item,
  rest: 'unprocessedItems',
};

const DELETE: Kind = {
  wrap: (Key) => ({ DeleteRequest: { Key } }),
  unwrap: ({ DeleteRequest }) => DeleteRequest?.Key,
  rest: 'unprocessedKeys',
};

/**
 * Performs BatchPutItem or BatchDeleteItem for a DynamoDB data source. `data` in the result contains a list
 * for each table: the written items or the deleted keys. An item or key that DynamoDB did not process is
 * null in this list, and is in `unprocessedItems` or `unprocessedKeys` instead.
 */
export async function writeBatch(engine: EngineApi, request: DynamoDBRequest): Promise<SourceAnswer> {
  const kind = request.operation === 'BatchPutItem' ? PUT : DELETE;
  const tables = Object.entries(request.tables ?? {}).map(
    ([name, items]) => [name, (items as unknown[]).map(toItem)] as const,
  );
  const count = tables.reduce((sum, [, items]) => sum + items.length, 0);
  if (count > limits.batchWriteItems) {
    throw new InvalidRequest(`${request.operation} of ${count}, DynamoDB accepts ${limits.batchWriteItems}`);
  }
  const { UnprocessedItems, ConsumedCapacity } = await engine.call<BatchWritten>('BatchWriteItem', {
    RequestItems: Object.fromEntries(tables.map(([name, items]) => [name, items.map(kind.wrap)])),
    ReturnConsumedCapacity: 'TOTAL',
  });
  const left = (name: string): Item[] =>
    (UnprocessedItems?.[name] ?? []).map(kind.unwrap).filter((item): item is Item => item !== undefined);
  const data = tables.map(([name, items]) => {
    const missed = left(name);
    const written = (item: Item) => !missed.some((other) => isDeepStrictEqual(other, item));
    return [name, items.map((item) => (written(item) ? fromItem(item) : null))] as const;
  });
  return {
    result: {
      data: Object.fromEntries(data),
      [kind.rest]: Object.fromEntries(tables.map(([name]) => [name, left(name).map(fromItem)])),
    },
    consumed: capacity('write', ConsumedCapacity),
  };
}
