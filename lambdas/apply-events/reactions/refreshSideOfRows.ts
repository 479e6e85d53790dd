import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { jobPeople } from '../../../model/jobPeople';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const SIDED = ['EnishiWorkHistory', 'UserApplies', 'UserOpenJobs'];

const sideOf = (job: Item) => ({
  sideIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
  consultants: jobPeople({ consultantIds: job.consultantIds }).sort(),
});

/**
 * What engages a talent, and who is involved, tells whose the job is: its organization and its people as they now are.
 * Told by the job as it now is: an old event gives nobody a right back. A caller's `version` is not touched.
 */
export const refreshSideOfRows: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  if (!hasChanged(sideOf(before), sideOf(after), ['sideIds', 'organizationId', 'consultants'])) return;
  const job = await itemAt(env('OPEN_JOB_TABLE'), addressOf(OpenJob, after.pk));
  if (!job) return;
  const { sideIds, organizationId } = sideOf(job);
  for await (const { pk, sk, __typename } of rowsOfJob(after.pk)) {
    if (!SIDED.includes(__typename)) continue;
    await ifThere(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk, sk },
        UpdateExpression: 'SET sideIds = :side, organizationId = :organization',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':side': sideIds, ':organization': organizationId },
      }),
    );
  }
};
