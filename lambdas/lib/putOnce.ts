import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from './StoredRow';
import { tables } from './tables';

/** Stores a row, unless one with its key exists already, which stays as it is. Returns whether it was stored. */
export async function putOnce(TableName: string, Item: StoredRow): Promise<boolean> {
  try {
    await tables.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return false;
  }
}
