import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import type { StoredRow } from './StoredRow';
import { tables } from './tables';

/** Reads one DynamoDB item with a strongly consistent read; undefined if it does not exist. */
export async function itemAt(TableName: string, Key: RecordKey): Promise<StoredRow | undefined> {
  const { Item: found } = await tables.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found as StoredRow | undefined;
}
