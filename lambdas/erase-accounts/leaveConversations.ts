import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import { indexed } from '../lib/indexed';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';
import { GONE } from '../lib/GONE';
import { rewrite } from './rewrite';

/** What another member's row calls the others once this one is gone; a name that somebody else signs with too stays. */
function partnersWithout(own: Item, row: Item, others: Item[]): string {
  if (others.length === 1) return GONE;
  const partners = String(row.partnerName ?? '');
  if (others.some(({ memberName }) => memberName === own.memberName)) return partners;
  return partners
    .split('、')
    .map((name) => (name === own.memberName ? GONE : name))
    .join('、');
}

async function leave(own: Item, sub: string): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  const items = await collection(TableName, own.pk);
  const others = items.filter(
    ({ __typename, userId }) => __typename === 'UserConversations' && userId !== sub,
  );
  for (const row of others) {
    const partnerName = partnersWithout(own, row, others);
    if (partnerName !== row.partnerName) await rewrite(TableName, row, { partnerName }, ['partnerIcon']);
  }
  for (const item of items) {
    switch (item.__typename) {
      case 'Conversation':
        await rewrite(TableName, item, {
          owners: ((item.owners ?? []) as string[]).filter((each) => each !== sub),
        });
        break;
      case 'Message':
        // The author's place in the thread stays, without a name or a face.
        if (item.authorId === sub)
          await rewrite(TableName, item, { author: { sub, name: GONE } }, ['userKey']);
        break;
      case 'MessageRead':
        if (item.userId === sub)
          await tables.send(new DeleteCommand({ TableName, Key: { pk: item.pk, sk: item.sk } }));
        break;
    }
  }
  await tables.send(new DeleteCommand({ TableName, Key: { pk: own.pk, sk: own.sk } }));
}

/** Somebody's messages stay with those they were written to, signed 退会ユーザー; the member's own rows go. */
export async function leaveConversations(sub: string): Promise<void> {
  for (const own of await indexed(env('CONVERSATION_TABLE'), 'byMember', 'memberKey', sub))
    await leave(own, sub);
}
