import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { tableName } from '../lib/tableName';
import { tables } from '../lib/tables';
import { derivedRows } from './derivedRows';
import type { Difference } from './Difference';
import { unchangedCondition } from '../lib/unchangedCondition';

function commandFor({ table, key: Key, attribute, is, should }: Difference) {
  const TableName = tableName(table);
  if (attribute === '' && is === undefined)
    return new PutCommand({
      TableName,
      Item: should as Record<string, unknown>,
      ConditionExpression: 'attribute_not_exists(pk)',
    });
  if (attribute === '')
    return new DeleteCommand({ TableName, Key, ...unchangedCondition(is as Record<string, unknown>) });
  const { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = unchangedCondition({
    [attribute]: is,
  });
  return new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: should == null ? 'REMOVE #should' : 'SET #should = :should',
    ConditionExpression: `attribute_exists(pk) AND ${ConditionExpression}`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, '#should': attribute },
    ...((should != null || ExpressionAttributeValues) && {
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ...(should != null && { ':should': should }),
      },
    }),
  });
}

/**
 * Repairs a difference: writes the derived attribute or record as its sources require, or deletes a record
 * that they do not require. If the stored one has changed since it was compared, it writes nothing and
 * returns false.
 */
export async function repairDifference(difference: Difference): Promise<boolean> {
  const { value, attribute, is, should } = difference;
  const store = derivedRows.find(({ name }) => name === value)?.store;
  try {
    if (store && attribute === '' && is === undefined) await store(should as StoredRow);
    else await tables.send(commandFor(difference) as UpdateCommand);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
