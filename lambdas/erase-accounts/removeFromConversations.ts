import { UserConversations } from '../../model/entities/UserConversations';
import { keyOf, childId, childrenPrefix } from '../../model/ids';
import { collection } from '../lib/collection';
import { env } from './needs';
import type { StoredRow } from '../lib/StoredRow';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import { deleteItems } from '../lib/deleteItems';
import { updateItem } from './updateItem';
import { UserApplies } from '../../model/entities/UserApplies';
import { indexed } from '../lib/indexed';

/**
 * Finds every conversation that a person has taken part in. Returns a map from the conversation's id to the
 * names that the person had there. It finds the conversations that the person is a member of or has left
 * (`LeftConversation` rows), those of their applications, and those with messages that they have sent or not
 * yet read.
 */
async function findConversations(sub: string): Promise<Map<string, Set<string>>> {
  const [conversations, talents] = [env('CONVERSATION_TABLE'), env('TALENT_TABLE')];
  const applications = childrenPrefix(UserApplies, sub);
  const [members, sent, unread, left, applied] = await Promise.all([
    indexed(conversations, 'byMember', 'memberKey', sub),
    indexed(conversations, 'byUser', 'userKey', `${sub}#sent`),
    indexed(conversations, 'byUser', 'userKey', `${sub}#unread`),
    collection(talents, `${sub}#private`, 'LeftConversation#'),
    collection(talents, applications.pk, applications.sk),
  ]);
  const found = new Map<string, Set<string>>();
  const add = (id: unknown, name?: unknown) => {
    if (typeof id !== 'string') return;
    const names = found.get(id) ?? new Set<string>();
    if (typeof name === 'string' && name !== '') names.add(name);
    found.set(id, names);
  };
  for (const { pk, memberName } of members) add(pk, memberName);
  for (const { pk, author } of [...sent, ...unread])
    add(pk, (author as { name?: unknown } | undefined)?.name);
  for (const { conversationId, memberName } of left) add(conversationId, memberName);
  for (const { conversationId } of applied) add(conversationId);
  return found;
}

interface FormerMember {
  sub: string;
  /** All names under which the erased person has appeared in the conversation. */
  names: ReadonlySet<string>;
  isMember: boolean;
}

/**
 * Returns the new `partnerName` for the member row of a remaining member of a conversation: the erased
 * person's names in it are replaced with 退会ユーザー. A name that another remaining member also has is not
 * replaced. If only one member remains, the whole name is replaced.
 */
function partnersWithout({ names, isMember }: FormerMember, row: StoredRow, others: StoredRow[]): string {
  if (isMember && others.length === 1) return DELETED_USER_NAME;
  const kept = new Set(others.map(({ memberName }) => memberName));
  return String(row.partnerName ?? '')
    .split('、')
    .map((name) => (names.has(name) && !kept.has(name) ? DELETED_USER_NAME : name))
    .join('、');
}

async function renamePartners(member: FormerMember, others: StoredRow[]): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  for (const row of others) {
    const partnerName = partnersWithout(member, row, others);
    const isTheirs = String(row.partnerIcon ?? '').includes(member.sub);
    const author = row.lastAuthor as string | undefined;
    const isAuthor = author !== undefined && member.names.has(author);
    const named = { partnerName, ...(isAuthor && { lastAuthor: DELETED_USER_NAME }) };
    if (partnerName !== row.partnerName || isTheirs || isAuthor)
      await updateItem(TableName, row, named, ['partnerIcon']);
  }
}

/**
 * Removes an erased person from one item of a conversation. Returns `removed` if the item is about nobody
 * else (such as the person's member row); the caller must then delete it. Returns `kept` for other items.
 */
async function anonymizeItem(item: StoredRow, sub: string): Promise<'removed' | 'kept'> {
  const TableName = env('CONVERSATION_TABLE');
  const copy = item.message as { authorId?: unknown; id?: unknown } | undefined;
  switch (item.__typename) {
    case 'Conversation': {
      const owners = (item.owners ?? []) as string[];
      if (owners.includes(sub) || item.applicantId === sub)
        await updateItem(
          TableName,
          item,
          { owners: owners.filter((each) => each !== sub) },
          item.applicantId === sub ? ['applicantId'] : [],
        );
      return 'kept';
    }
    case 'Message':
      // The message stays in the thread without the author's name and picture; event lines have no author.
      if (item.authorId === sub && (item.author || item.userKey))
        await updateItem(TableName, item, { author: { sub, name: DELETED_USER_NAME } }, ['userKey']);
      return 'kept';
    case 'MessageToken':
      // Rows of client tokens from earlier releases hold a copy of the message.
      if (copy?.authorId === sub) await updateItem(TableName, item, { id: copy.id }, ['message']);
      return 'kept';
    default:
      return item.userId === sub ? 'removed' : 'kept';
  }
}

async function removeFromConversation(
  conversationId: string,
  sub: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  const items = await collection(TableName, conversationId);
  const members = items.filter(({ __typename }) => __typename === UserConversations.name);
  const others = members.filter(({ userId }) => userId !== sub);
  await renamePartners({ sub, names, isMember: others.length < members.length }, others);
  const own = keyOf(UserConversations, childId(conversationId, sub));
  const theirs: StoredRow[] = [];
  for (const item of items) {
    if ((await anonymizeItem(item, sub)) === 'removed' && item.sk !== own.sk) theirs.push(item);
  }
  await deleteItems(TableName, theirs);
  // Delete the member row last, because with it an interrupted run finds the conversation again.
  await deleteItems(TableName, [own]);
}

/**
 * Deletes the rows of an erased person in all their conversations, and replaces their name there with 退会ユーザー.
 * Their messages are kept for the recipients.
 * @param ownNames the person's names, which are replaced in addition to those that the conversations contain
 */
export async function removeFromConversations(sub: string, ownNames: readonly string[]): Promise<void> {
  for (const [conversationId, names] of await findConversations(sub))
    await removeFromConversation(conversationId, sub, new Set([...names, ...ownNames]));
}
