import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EmployeeBenefit } from '../../../model/entities/EmployeeBenefit';
import { addressOf } from '../../../model/ids';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { countRows } from '../../lib/countRows';
import { ifThere } from '../ifThere';
import type { Recount } from '../Recount';

/** How many have used a benefit, counted anew; what stands already is not written again. */
export const countUses: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserEmployeeBenefits' || !hasChanged(before, after, ['status'])) return;
    return String(row.employeeBenefitID);
  },
  async recount(id) {
    const uses = await countRows(`EmployeeBenefit#${id}`, 'UserEmployeeBenefits', ['status', 'USED']);
    await ifThere(
      new UpdateCommand({
        TableName: env('CATALOG_TABLE'),
        Key: addressOf(EmployeeBenefit, id),
        UpdateExpression: 'SET usedCount = :uses',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(usedCount) OR usedCount <> :uses)',
        ExpressionAttributeValues: { ':uses': uses },
      }),
    );
  },
};
