import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { Conversation } from './Conversation';

/**
 * The membership of a person in a conversation. It copies what the list of conversations shows, so the list is one
 * Query.
 */
export const UserConversations = entity({
  name: 'UserConversations',
  in: Conversation,
  id: ['userId'],
  parent: 'conversationId',
  owner: 'owners',
  access: {},
  fields: [
    ownerOnly(`${record} conversationId userId readAt owners partnerName partnerIcon lastMessage`),
    ownerOnly('lastMessageAt unreadCount conversation'),
  ],
});
