import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { categorySnapshot } from '../../../model/snapshots/categorySnapshot';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

type Named = { id: string; name: string };

const SNAPSHOTS = ['job', 'baseLocation', 'requiredSkillTags', 'welcomeSkillTags'];
const CATALOGUES = ['Job', 'Prefacture', 'SkillTag'];

/** A snapshot with an entry as it now is; undefined when it does not show that entry. */
function renamed(snapshot: unknown, now: Item): unknown {
  const { id, name } = now;
  const fresh = now.pk === 'Job' ? categorySnapshot(now) : { id, name };
  if (Array.isArray(snapshot)) {
    const tags = snapshot as Named[];
    const isShown = tags.some((tag) => tag.id === id);
    return isShown ? tags.map((tag) => (tag.id === id ? fresh : tag)) : undefined;
  }
  return (snapshot as Named | undefined)?.id === id ? fresh : undefined;
}

async function rename(job: Item, entry: Item): Promise<void> {
  for (const field of SNAPSHOTS) {
    const fresh = renamed(job[field], entry);
    if (fresh === undefined) continue;
    await ifThere(
      new UpdateCommand({
        TableName: env('OPEN_JOB_TABLE'),
        Key: { pk: job.pk, sk: job.sk },
        UpdateExpression: 'SET #field = :fresh',
        ConditionExpression: 'version = :version',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':fresh': fresh, ':version': job.version },
      }),
    );
  }
}

/**
 * Jobs and their categories show work categories, regions and skill tags as they are now called, work categories in
 * their colour too. Renaming is an administrator's and rare: the table of jobs is read through, which no request
 * waits for.
 */
export const refreshNamesOfJobs: Reaction = async ({ before, after }) => {
  if (!before || !after || !CATALOGUES.includes(after.pk) || !hasChanged(before, after, ['name', 'color']))
    return;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(new ScanCommand({ TableName: env('OPEN_JOB_TABLE'), ExclusiveStartKey }));
    for (const job of (page.Items ?? []) as Item[]) await rename(job, after);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};
