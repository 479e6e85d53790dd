import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  paginateScan,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { Resource } from '../../template/Stack';
import { readTableDefinition } from './readTableDefinition';

interface TimeToLive {
  AttributeName: string;
  Enabled: boolean;
}

/**
 * Deletes the items of a DynamoDB table whose time to live has passed, which the local engine does not do
 * itself. An item stays if its time to live is extended before the item is deleted.
 * @param now seconds since 1970
 * @returns the number of deleted items
 */
export async function sweepExpired(client: DynamoDBClient, table: Resource, now: number): Promise<number> {
  const ttl = table.properties.TimeToLiveSpecification as TimeToLive | undefined;
  if (!ttl?.Enabled) return 0;
  const { TableName, KeySchema = [] } = readTableDefinition(table);
  const keyNames = KeySchema.flatMap(({ AttributeName }) => AttributeName ?? []);
  const expired = {
    ExpressionAttributeNames: { '#ttl': ttl.AttributeName },
    ExpressionAttributeValues: { ':now': { N: String(now) }, ':number': { S: 'N' } },
  };
  const condition = 'attribute_type(#ttl, :number) AND #ttl < :now';
  let deleted = 0;
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName, FilterExpression: condition, ...expired },
  )) {
    for (const item of Items) {
      const Key = Object.fromEntries(keyNames.flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
      try {
        await client.send(
          new DeleteItemCommand({ TableName, Key, ConditionExpression: condition, ...expired }),
        );
        deleted += 1;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
  }
  return deleted;
}
