import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { RecordKey } from '../../../model/ids';
import { itemAt } from '../itemAt';
import { tables } from '../tables';

/**
 * Removes a person's sub from the attributes `fields` of a DynamoDB item, which are lists. If the item is
 * changed concurrently, it tries again, so that no change is lost. Does nothing if the item does not exist.
 */
export async function removeFromLists(
  TableName: string,
  { pk, sk }: RecordKey,
  fields: readonly string[],
  sub: string,
): Promise<void> {
  const item = await itemAt(TableName, { pk, sk });
  const listed = fields.filter((field) => ((item?.[field] ?? []) as string[]).includes(sub));
  if (listed.length === 0) return;
  const values = listed.flatMap((field) => {
    const people = item?.[field] as string[];
    return [
      [`:was_${field}`, people],
      [`:is_${field}`, people.filter((each) => each !== sub)],
    ] as const;
  });
  try {
    await tables.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: `SET ${listed.map((field) => `#${field} = :is_${field}`).join(', ')}`,
        ConditionExpression: listed.map((field) => `#${field} = :was_${field}`).join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(listed.map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(values),
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    await removeFromLists(TableName, { pk, sk }, fields, sub);
  }
}
