import { GetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SourceAnswer } from '../DataSource';
import { fromItemOrNull, toItem } from './attributeValues';
import { capacity } from './capacity';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';

/** GetItem: the item, or null when there is none. */
export async function readOne(
  client: DynamoDBClient,
  table: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  const { Item, ConsumedCapacity } = await client.send(
    new GetItemCommand({
      TableName: table,
      Key: toItem(request.key),
      ConsistentRead: request.consistentRead,
      ProjectionExpression: request.projection?.expression,
      ...placeholders(request.projection),
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  return { result: fromItemOrNull(Item), consumed: capacity('read', ConsumedCapacity) };
}
