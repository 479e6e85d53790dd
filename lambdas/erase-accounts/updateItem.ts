import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredRow } from '../lib/StoredRow';
import { tables } from '../lib/tables';

/** Sets some attributes of a DynamoDB item and removes others. Does nothing if the item does not exist. */
export async function updateItem(
  TableName: string,
  { pk, sk }: StoredRow,
  values: Record<string, unknown>,
  removed: readonly string[] = [],
): Promise<void> {
  const given = Object.entries(values);
  const sets = given.map(([name]) => `#${name} = :${name}`);
  const removes = removed.map((name) => `#${name}`);
  const clauses = [
    ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
    ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
  ];
  if (clauses.length === 0) return;
  const update = new UpdateCommand({
    TableName,
    Key: { pk, sk },
    UpdateExpression: clauses.join(' '),
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(
      [...Object.keys(values), ...removed].map((name) => [`#${name}`, name]),
    ),
    ...(given.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    }),
  });
  try {
    await tables.send(update);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
