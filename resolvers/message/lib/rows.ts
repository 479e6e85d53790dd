import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';

interface Member {
  userId: string;
  partnerName: string;
  /** What this member's own messages are signed with. */
  memberName: string;
  partnerIcon?: unknown;
  lastMessage: string;
  /** When the last message was written; without a message, the creation time of the row. */
  lastMessageAt?: string;
  unreadCount: number;
  /** Takes part for the job's organization, not as the talent. */
  isJobStaff: boolean;
  /** Why an administrator joined by themselves; logged with each read. */
  joinReason?: string;
}

/** A member's row of a conversation: what the conversation list shows of it, what never changes of that included. */
export function memberRow(conversation: Item, { userId, ...shown }: Member, createdBy: string): Item {
  const conversationId = `${conversation.id}`;
  const { name, openJobConversationsId } = conversation;
  const snapshot = { id: conversationId, name, openJobConversationsId: openJobConversationsId ?? null };
  const id = childId(conversationId, userId);
  const row = stamp(
    { ...shown, conversationId, userId, conversation: snapshot },
    { __typename: 'UserConversations', id, createdBy },
  );
  return { ...row, owners: [userId], memberKey: userId, lastMessageAt: row.lastMessageAt ?? row.createdAt };
}
