import type { EngineApi } from '../../../dynamodb/EngineApi';
import { EngineError } from '../../../dynamodb/EngineError';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, fromItemOrNull, type Item, toItem } from './attributeValues';
import { capacity, type Metered } from './capacity';
import { conditionFailed } from './conditionFailed';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';

type Written = { Attributes?: Item } & Metered;

function conditional({ condition }: DynamoDBRequest) {
  return { ConditionExpression: condition?.expression, ReturnConsumedCapacity: 'TOTAL' as const };
}

async function put(engine: EngineApi, TableName: string, request: DynamoDBRequest): Promise<SourceAnswer> {
  const Item = { ...toItem(request.attributeValues ?? {}), ...toItem(request.key) };
  const { ConsumedCapacity } = await engine.call<Written>('PutItem', {
    TableName,
    Item,
    ...conditional(request),
    ...placeholders(request.condition),
  });
  return { result: fromItem(Item), consumed: capacity('write', ConsumedCapacity) };
}

async function update(engine: EngineApi, TableName: string, request: DynamoDBRequest): Promise<SourceAnswer> {
  if (!request.update) throw new InvalidRequest('UpdateItem needs an update expression');
  const { Attributes, ConsumedCapacity } = await engine.call<Written>('UpdateItem', {
    TableName,
    Key: toItem(request.key),
    // Without an UpdateExpression, DynamoDB creates an item that has only the key; it rejects an empty expression.
    UpdateExpression: request.update.expression || undefined,
    ReturnValues: 'ALL_NEW',
    ...conditional(request),
    ...placeholders(request.update, request.condition),
  });
  return { result: fromItemOrNull(Attributes), consumed: capacity('write', ConsumedCapacity) };
}

async function remove(engine: EngineApi, TableName: string, request: DynamoDBRequest): Promise<SourceAnswer> {
  const { Attributes, ConsumedCapacity } = await engine.call<Written>('DeleteItem', {
    TableName,
    Key: toItem(request.key),
    ReturnValues: 'ALL_OLD',
    ...conditional(request),
    ...placeholders(request.condition),
  });
  return { result: fromItemOrNull(Attributes), consumed: capacity('write', ConsumedCapacity) };
}

const OPERATIONS = { PutItem: put, UpdateItem: update, DeleteItem: remove };

/**
 * Performs PutItem, UpdateItem or DeleteItem for a DynamoDB data source. The result of PutItem is the stored
 * item, of UpdateItem the updated item, of DeleteItem the deleted item (null if there was none).
 */
export async function writeOne(
  engine: EngineApi,
  table: string,
  request: DynamoDBRequest & { operation: keyof typeof OPERATIONS },
): Promise<SourceAnswer> {
  try {
    return await OPERATIONS[request.operation](engine, table, request);
  } catch (error) {
    const isRefused = error instanceof EngineError && error.type === 'ConditionalCheckFailedException';
    if (!isRefused) throw error;
    return conditionFailed(engine, table, request, error);
  }
}
