import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  PutItemCommand,
  UpdateItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, fromItemOrNull, toItem } from './attributeValues';
import { capacity } from './capacity';
import { conditionFailed } from './conditionFailed';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';

function conditional({ condition }: DynamoDBRequest) {
  return { ConditionExpression: condition?.expression, ReturnConsumedCapacity: 'TOTAL' as const };
}

async function put(
  client: DynamoDBClient,
  TableName: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  const Item = { ...toItem(request.attributeValues ?? {}), ...toItem(request.key) };
  const { ConsumedCapacity } = await client.send(
    new PutItemCommand({ TableName, Item, ...conditional(request), ...placeholders(request.condition) }),
  );
  return { result: fromItem(Item), consumed: capacity('write', ConsumedCapacity) };
}

async function update(
  client: DynamoDBClient,
  TableName: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  if (!request.update) throw new InvalidRequest('UpdateItem needs an update expression');
  const { Attributes, ConsumedCapacity } = await client.send(
    new UpdateItemCommand({
      TableName,
      Key: toItem(request.key),
      // Without a clause DynamoDB creates the bare item; an empty expression it refuses.
      UpdateExpression: request.update.expression || undefined,
      ReturnValues: 'ALL_NEW',
      ...conditional(request),
      ...placeholders(request.update, request.condition),
    }),
  );
  return { result: fromItemOrNull(Attributes), consumed: capacity('write', ConsumedCapacity) };
}

async function remove(
  client: DynamoDBClient,
  TableName: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  const { Attributes, ConsumedCapacity } = await client.send(
    new DeleteItemCommand({
      TableName,
      Key: toItem(request.key),
      ReturnValues: 'ALL_OLD',
      ...conditional(request),
      ...placeholders(request.condition),
    }),
  );
  return { result: fromItemOrNull(Attributes), consumed: capacity('write', ConsumedCapacity) };
}

const OPERATIONS = { PutItem: put, UpdateItem: update, DeleteItem: remove };

/** PutItem (the item), UpdateItem (the item after it) and DeleteItem (the item before it, or null). */
export async function writeOne(
  client: DynamoDBClient,
  table: string,
  request: DynamoDBRequest & { operation: keyof typeof OPERATIONS },
): Promise<SourceAnswer> {
  try {
    return await OPERATIONS[request.operation](client, table, request);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return conditionFailed(client, table, request, error);
  }
}
