import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { benefitSnapshot } from '../../../model/snapshots/benefitSnapshot';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/** Uses show their benefit as it now is. A caller's `version` is not touched. */
export const refreshUses: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'EmployeeBenefit') return;
  const [old, fresh] = [benefitSnapshot(before), benefitSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const TableName = env('TALENT_TABLE');
  for await (const { pk, sk } of eachIndexed(
    TableName,
    'byParent',
    'parentKey',
    `EmployeeBenefit#${String(after.id)}`,
  )) {
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
};
