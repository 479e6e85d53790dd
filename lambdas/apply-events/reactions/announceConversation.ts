import { publish } from '../publish';
import type { Reaction } from '../Reaction';

const FIELDS = [
  'id',
  'conversationId',
  'userId',
  'readAt',
  'partnerName',
  'partnerIcon',
  'lastMessage',
  'lastMessageAt',
  'unreadCount',
  'createdAt',
  'updatedAt',
  'version',
];

const MUTATION = `mutation Publish($input: PublishUserConversationsInput!) {
  publishUserConversations(input: $input) { ${FIELDS.join(' ')} }
}`;

/** A new member row reaches that member's open screens. */
export const announceConversation: Reaction = async ({ before, after }) => {
  if (before || after?.__typename !== 'UserConversations') return;
  await publish(MUTATION, Object.fromEntries(FIELDS.map((field) => [field, after[field] ?? null])));
};
