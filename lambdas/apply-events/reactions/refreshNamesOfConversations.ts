import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../../lib/collection';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../../lib/env';
import type { Item } from '../../lib/Item';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';
import { renamedOrganization } from '../renamedOrganization';

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
 * which follow from the lists, mails.
 */
export const refreshNamesOfConversations: Reaction = async (change) => {
  const renamed = await renamedOrganization(change);
  if (!renamed) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of eachIndexed(TableName, 'byJob', 'jobKey', String(change.after?.pk)))
    for (const prefix of ['UserConversations#', 'Message#'])
      for (const item of await collection(TableName, pk, prefix))
        if (item.__typename !== 'MessageRead') await rename(item, renamed.former, renamed.name);
};
