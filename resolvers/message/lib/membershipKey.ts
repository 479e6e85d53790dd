import { keyOf, childId } from '../../../model/ids';
import { UserConversations } from '../../../model/entities/UserConversations';

/** The address of a person's own row of a conversation: who has one is a member. */
export function membershipKey(conversationId: string, userId: string) {
  return keyOf(UserConversations, childId(conversationId, userId));
}
