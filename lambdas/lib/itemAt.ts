import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Address } from '../../model/ids';
import type { Item } from './Item';
import { tables } from './tables';

/** One item, consistently read; undefined when there is none. */
export async function itemAt(TableName: string, Key: Address): Promise<Item | undefined> {
  const { Item: found } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found as Item | undefined;
}
