import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { Conversation } from './Conversation';

/** A member's row: it carries what the conversation list shows, so that the list is one Query. */
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
