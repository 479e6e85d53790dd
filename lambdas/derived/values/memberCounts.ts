import { MessageRead } from '../../../model/entities/MessageRead';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId, parentIdOf, partitionOf } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { attribute } from '../attribute';
import type { Derived } from '../Derived';
import type { Sources } from '../Sources';
import { unreadCount } from '../unreadCount';

/** Messages from before this long before a member's row was made are not shown in it as the last one. */
const SAME_MOMENT_MS = 1000;

const lastMessage: Derived = {
  name: 'UserConversations.lastMessage',
  table: UserConversations.table,
  entity: UserConversations.name,
  attributes: ['lastMessage', 'lastMessageAt'],
  keptBy: [],
  async valuesOf(row, sources) {
    const { last } = await sources.thread(row.pk);
    const joinedAt = Date.parse(String(row.createdAt)) - SAME_MOMENT_MS;
    if (!last || Date.parse(last.createdAt) < joinedAt)
      return { lastMessage: '', lastMessageAt: row.createdAt };
    return { lastMessage: last.content.slice(0, 200), lastMessageAt: last.createdAt };
  },
};

const memberOf = ({ id, pk, userId }: Item, sources: Sources) =>
  sources.of(UserConversations, childId(partitionOf(String(id ?? pk)), String(userId)));

/** Turns to read what its member read with the whole conversation. */
const read: Derived = {
  name: 'MessageRead.read',
  table: MessageRead.table,
  entity: MessageRead.name,
  attributes: ['read', 'userKey'],
  keptBy: ['markRead', 'recountUnread'],
  async valuesOf(row, sources) {
    const isUnread = row.read !== true;
    const member = isUnread ? await memberOf(row, sources) : undefined;
    const isCovered = isUnread && String(row.createdAt) <= String(member?.allReadAt ?? '');
    if (!isUnread || isCovered) return { read: true, userKey: null };
    return { read: false, userKey: `${String(row.userId)}#unread` };
  },
};

/** What a member's row counts and copies of the conversation's messages, and what each message says of being read. */
export const memberCounts = [
  attribute(UserConversations, 'unreadCount', ['recountUnread'], async (row, sources) =>
    unreadCount(row, await sources.thread(row.pk)),
  ),
  lastMessage,
  read,
  attribute(MessageRead, 'messageId', [], ({ id }) => parentIdOf(String(id))),
];
