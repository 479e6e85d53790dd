import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { benefitSnapshot } from '../../../model/snapshots/benefitSnapshot';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/** Uses show their benefit as it now is. A caller's `version` is not touched. */
export const refreshUses: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'EmployeeBenefit') return;
  const [old, fresh] = [benefitSnapshot(before), benefitSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const TableName = env('TALENT_TABLE');
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName,
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :benefit',
        ExpressionAttributeValues: { ':benefit': `EmployeeBenefit#${String(after.id)}` },
        ExclusiveStartKey,
      }),
    );
    for (const { pk, sk } of (page.Items ?? []) as Item[]) {
      await ifThere(
        new UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression: 'SET employeeBenefit = :benefit',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':benefit': fresh },
        }),
      );
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};
