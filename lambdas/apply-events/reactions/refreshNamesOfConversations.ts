import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../../model/entities/OpenJob';
import { addressOf } from '../../../model/ids';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { shownOrganization } from '../../../model/snapshots/shownOrganization';
import { collection } from '../../lib/collection';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../../lib/env';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

const shown = (job: Item) => shownOrganization(jobSnapshot(job));
const namesOf = (job: Item) => [job.organizationName, job.organizationNameForHidden];

/** Where an item of a conversation says a name: as the partner's, as what the member signs with, as who wrote. */
function named(item: Item): [path: string, name: unknown][] {
  const { name } = (item.author ?? {}) as { name?: unknown };
  if (item.__typename === 'Message') return [['author.#name', name]];
  return [
    ['partnerName', item.partnerName],
    ['memberName', item.memberName],
  ];
}

async function rename(item: Item, former: readonly unknown[], name: string): Promise<void> {
  for (const [path, stored] of named(item)) {
    if (!former.includes(stored)) continue;
    await ifThere(
      new UpdateCommand({
        TableName: env('CONVERSATION_TABLE'),
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: `SET ${path} = :name`,
        ConditionExpression: 'attribute_exists(pk)',
        ...(path.includes('#name') && { ExpressionAttributeNames: { '#name': 'name' } }),
        ExpressionAttributeValues: { ':name': name },
      }),
    );
  }
}

/**
 * Conversations call an organization as its job now does: a name that is hidden later leaves lists, signatures and,
 * which follow from the lists, mails. Told by the job as it now is: an old event names nobody again.
 */
export const refreshNamesOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'OpenJob' || shown(before) === shown(after)) return;
  const job = await itemAt(env('OPEN_JOB_TABLE'), addressOf(OpenJob, after.pk));
  if (!job) return;
  const name = shown(job);
  const former = [before, after, job].flatMap(namesOf).filter((each) => each && each !== name);
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of eachIndexed(TableName, 'byJob', 'jobKey', after.pk))
    for (const prefix of ['UserConversations#', 'Message#'])
      for (const item of await collection(TableName, pk, prefix))
        if (item.__typename !== 'MessageRead') await rename(item, former, name);
};
