import { indexed } from '../lib/indexed';
import type { Item } from '../lib/Item';
import { leaveConversation } from '../lib/leaving/leaveConversation';
import { env } from './needs';

/**
 * Returns whether a member row came with the work of an administrator: its person takes part for a job, joined
 * with a reason, or opened the conversation about no job, as administrators alone do.
 */
function isOfficial({ isJobStaff, joinReason, conversation, createdBy, userId }: Item): boolean {
  const { openJobConversationsId } = (conversation ?? {}) as { openJobConversationsId?: string | null };
  if (joinReason) return true;
  return openJobConversationsId ? isJobStaff !== false : createdBy === userId;
}

/**
 * Removes a former administrator from the conversations in which they took part as one. Conversations that
 * they have as a talent stay. The reaction `endMembership` follows: unread rows, subscriptions and mails that
 * wait end with the member row.
 */
export async function leaveConversations(sub: string): Promise<void> {
  for (const row of await indexed(env('CONVERSATION_TABLE'), 'byMember', 'memberKey', sub))
    if (isOfficial(row)) await leaveConversation(row.pk, sub);
}
