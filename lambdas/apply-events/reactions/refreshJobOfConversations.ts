import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/** Conversations show their job as everybody may now see it: a name that is hidden later leaves them too. */
export const refreshJobOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob') return;
  const [old, fresh] = [jobSnapshot(before), jobSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const TableName = env('CONVERSATION_TABLE');
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName,
        IndexName: 'byJob',
        KeyConditionExpression: 'jobKey = :job',
        ExpressionAttributeValues: { ':job': after.pk },
        ExclusiveStartKey,
      }),
    );
    for (const { pk, sk } of (page.Items ?? []) as Item[]) {
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
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};
