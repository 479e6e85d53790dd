import { Conversation } from '../../../model/entities/Conversation';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId } from '../../../model/ids';
import { attribute } from '../attribute';
import { isFounder } from '../isFounder';

/**
 * The derived attribute `memberIds` of an application: the members of its conversation who are notified when
 * the application changes its state. These are the owners of the conversation who are still members of it and
 * count as its founders (see `isFounder`).
 */
export const applicationMembers = [
  attribute(
    UserApplies,
    'memberIds',
    ['endMembership', 'addJobStaffToConversation'],
    async ({ conversationId }, sources) => {
      const conversation = await sources.of(Conversation, conversationId);
      if (!conversation) return undefined;
      const owners = (conversation.owners ?? []) as string[];
      const rows = await Promise.all(
        owners.map((sub) => sources.of(UserConversations, childId(String(conversationId), sub))),
      );
      return owners.filter((_, index) => {
        const row = rows[index];
        return row && isFounder(row, conversation);
      });
    },
  ),
];
