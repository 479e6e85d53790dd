import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { organizationSnapshot } from '../../../model/snapshots/organizationSnapshot';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/** Jobs show their organization as it now is called. A caller's `version` is not touched. */
export const refreshOrganizationOfJobs: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'Organization') return;
  if (!hasChanged(before, after, ['name', 'icon', 'description'])) return;
  const { id, name } = after;
  const organization = organizationSnapshot(after);
  for await (const { pk, sk } of jobsOfOrganization(String(id))) {
    await ifThere(
      new UpdateCommand({
        TableName: env('OPEN_JOB_TABLE'),
        Key: { pk, sk },
        UpdateExpression: 'SET organization = :organization, organizationName = :name',
        ConditionExpression: 'organizationOpenJobsId = :id',
        ExpressionAttributeValues: { ':organization': organization, ':name': name, ':id': id },
      }),
    );
  }
};
