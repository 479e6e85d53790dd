import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';
import { renamedOrganization } from '../renamedOrganization';
import { rowsOfJob } from '../rowsOfJob';

const NAMED: Record<string, string> = {
  EnishiWorkHistory: 'organizationName',
  EnishiWorkHistoryReview: 'reviewerName',
};

/** Engagements and their reviews, which everybody may read, call an organization as the job now does. */
export const refreshNamesOfEngagements: Reaction = async (change) => {
  const renamed = await renamedOrganization(change);
  if (!renamed) return;
  const TableName = env('TALENT_TABLE');
  for await (const row of rowsOfJob(String(change.after?.pk))) {
    if (row.__typename !== 'EnishiWorkHistory') continue;
    for (const item of await collection(TableName, row.pk, row.sk)) {
      const field = NAMED[item.__typename];
      if (!field || !renamed.former.includes(item[field])) continue;
      await ifThere(
        new UpdateCommand({
          TableName,
          Key: { pk: item.pk, sk: item.sk },
          UpdateExpression: `SET ${field} = :name`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':name': renamed.name },
        }),
      );
    }
  }
};
