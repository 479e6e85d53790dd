import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const CARRYING = ['EnishiWorkHistory', 'UserApplies', 'UserFavoriteOpenJobs'];

/** Keeps and applications show their job as it now is. A caller's `version` is not touched. */
export const refreshJobSnapshots: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  for await (const { pk, sk, __typename } of rowsOfJob(String(after.id ?? after.pk))) {
    if (!CARRYING.includes(__typename)) continue;
    await ifThere(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk, sk },
        UpdateExpression: 'SET openJob = :job',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':job': fresh },
      }),
    );
  }
};
