import type { Caller } from '../../../model/access';
import type { Rows, StoredRow } from '../../generated/types';

/**
 * Returns the conversation of an application that was withdrawn, for the scout of the same person for the same job: it
 * goes on there. Empty if there is none, or if the caller or the talent is not informed there any more.
 */
export function continuedConversation(applied: Rows['UserApplies'] | undefined, who: Caller): StoredRow {
  const members = applied?.type === 'WITHDRAWN' ? applied.memberIds : [];
  const isOpen = members.includes(who.sub) && members.includes(applied?.userID ?? '');
  return isOpen ? { conversationId: applied?.conversationId } : {};
}
