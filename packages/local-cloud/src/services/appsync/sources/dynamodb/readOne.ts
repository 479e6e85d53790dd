import type { EngineApi } from '../../../dynamodb/EngineApi';
import type { SourceAnswer } from '../DataSource';
import { fromItemOrNull, type Item, toItem } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';

/** Performs GetItem for a DynamoDB data source. The result is the item, or null if there is none. */
export async function readOne(
  engine: EngineApi,
  table: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  const { Item, ConsumedCapacity } = await engine.call<{ Item?: Item } & Metered>('GetItem', {
    TableName: table,
    Key: toItem(request.key),
    ConsistentRead: request.consistentRead,
    ProjectionExpression: request.projection?.expression,
    ...placeholders(request.projection),
    ReturnConsumedCapacity: 'TOTAL',
  });
  return { result: fromItemOrNull(Item), consumed: capacity('read', ConsumedCapacity) };
}
