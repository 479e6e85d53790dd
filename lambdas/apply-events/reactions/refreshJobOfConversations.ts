import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/** Conversations show their job as everybody may now see it: a name that is hidden later leaves them too. */
export const refreshJobOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk, sk } of eachIndexed(TableName, 'byJob', 'jobKey', String(after.pk))) {
    await ifThere(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET openJob = :job',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':job': fresh },
      }),
    );
  }
};
