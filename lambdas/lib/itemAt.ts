import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import type { Item } from './Item';
import { tables } from './tables';

/** Reads one DynamoDB item with a strongly consistent read; undefined if it does not exist. */
export async function itemAt(TableName: string, Key: RecordKey): Promise<Item | undefined> {
  const { Item: found } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found as Item | undefined;
}
