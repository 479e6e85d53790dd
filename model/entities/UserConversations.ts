import { declareEntity } from '../declareEntity';
import { ownerOnly, record } from '../visibility/rules';
import { Conversation } from './Conversation';

/**
 * The member row of a person in a conversation. It contains copies of everything that the person's list of
 * conversations shows, so that reading the list takes one Query.
 */
export const UserConversations = declareEntity({
  name: 'UserConversations',
  in: Conversation,
  id: ['userId'],
  parent: 'conversationId',
  owner: 'owners',
  access: {},
  fields: [
    ownerOnly(`${record} conversationId userId readAt owners partnerName partnerIcon lastMessage lastAuthor`),
    ownerOnly('lastMessageAt unreadCount conversation'),
  ],
});
