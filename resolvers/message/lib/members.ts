import { extensions } from '@aws-appsync/utils';
import { invalid, type Item } from '../../lib/resolver';
import type { Caller } from '../../../model/access';
import { ConversationVisibility } from '../../../model/visibility/ConversationVisibility';
import { project } from '../../../model/visibility/project';

/** True when a member's row shows that the conversation is about a job. */
export function isAboutJob(member: Item): boolean {
  return !!(member.conversation as Item | undefined)?.openJobConversationsId;
}

/**
 * True when a member takes part for the job's organization. Rows stored before this flag existed count as
 * such in every conversation about a job, so that nobody is shown by mistake.
 */
export function isStaffMember(member: Item): boolean {
  return member.isJobStaff === undefined ? isAboutJob(member) : member.isJobStaff === true;
}

/**
 * The fields of a member's row that a person may read: only the member sees the last message. Others, and
 * administrators who joined by themselves, read messages in the thread, where each read is logged with its
 * reason.
 */
export function projectMemberRow(row: Item, sub: string): Item {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null };
}

/** A new conversation as its creator may see it, including its thread. */
export function visibleConversation(conversation: Item, who: Caller): Item {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}

/** The reason that an administrator must give for reading a conversation; 4 to 500 characters. */
export function requireReason(reason: string | null | undefined, field = 'reason'): string {
  if (!reason || reason.trim().length < 4 || reason.length > 500) return invalid(field, '4..500');
  return reason.trim();
}

/** Ends a former member's open subscriptions to a conversation. */
export function endSubscriptions(payload: { conversationId: string; userId: string }): void {
  extensions.invalidateSubscriptions({ subscriptionField: 'onCreateMessage', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onUpdateMessageRead', payload });
}
