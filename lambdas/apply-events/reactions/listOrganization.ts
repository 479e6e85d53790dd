import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { Organization } from '../../../model/entities/Organization';
import { addressOf } from '../../../model/ids';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import { ifThere } from '../ifThere';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

const DECIDING = ['isPublic', 'isDraft', 'isHideOrganizationName', 'organizationOpenJobsId'];

const names = ({ isPublic, isDraft, isHideOrganizationName }: Item): boolean =>
  isPublic === true && isDraft !== true && isHideOrganizationName !== true;

/** The index lags behind: the job that has just changed is read from the table, the others from the index. */
async function hasJobThatNames(organizationId: string, openJobId: string): Promise<boolean> {
  const changed = await itemAt(env('OPEN_JOB_TABLE'), addressOf(OpenJob, openJobId));
  if (changed?.organizationOpenJobsId === organizationId && names(changed)) return true;
  for await (const job of jobsOfOrganization(organizationId)) {
    if (job.pk !== openJobId && names(job)) return true;
  }
  return false;
}

/** Everybody may list an organization while one of its public jobs names it; told anew from all its jobs. */
export const listOrganization: Reaction = async ({ before, after }) => {
  if ((after ?? before)?.__typename !== 'OpenJob' || !hasChanged(before, after, DECIDING)) return;
  const concerned = [before?.organizationOpenJobsId, after?.organizationOpenJobsId].filter(Boolean);
  for (const id of new Set(concerned.map(String))) {
    const listKey = (await hasJobThatNames(id, String((after ?? before)?.pk)))
      ? 'Organization'
      : 'Organization#hidden';
    await ifThere(
      new UpdateCommand({
        TableName: env('CATALOG_TABLE'),
        Key: addressOf(Organization, id),
        UpdateExpression: 'SET listKey = :listKey',
        ConditionExpression: 'attribute_exists(pk) AND listKey <> :listKey',
        ExpressionAttributeValues: { ':listKey': listKey },
      }),
    );
  }
};
