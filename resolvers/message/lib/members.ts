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
 * A member's row as somebody may read it: what was said last is the member's own. Others, and administrators who joined
 * by themselves, read messages in the thread alone, where each reading is logged with its reason.
 */
export function projectMemberRow(row: Item, sub: string): Item {
  return row.userId === sub && !row.joinReason ? row : { ...row, lastMessage: null };
}

/** A conversation as who has just opened it may see it; its thread is theirs to read. */
export function visibleConversation(conversation: Item, who: Caller): Item {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}

/** The reason that an administrator gives for reading what is others'; short ones are none. */
export function requireReason(reason: string | null | undefined, field = 'reason'): string {
  if (!reason || reason.trim().length < 4 || reason.length > 500) return invalid(field, '4..500');
  return reason.trim();
}

/** Ends a former member's open subscriptions to a conversation. */
export function endSubscriptions(payload: { conversationId: string; userId: string }): void {
  extensions.invalidateSubscriptions({ subscriptionField: 'onCreateMessage', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onUpdateMessageRead', payload });
}
