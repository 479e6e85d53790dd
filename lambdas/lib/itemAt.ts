import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import type { Item } from './Item';
import { tables } from './tables';

/** One item, consistently read; undefined when there is none. */
export async function itemAt(TableName: string, Key: RecordKey): Promise<Item | undefined> {
  const { Item: found } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found as Item | undefined;
}
