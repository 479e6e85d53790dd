import type { Announcement } from './Announcement';

const record = ['id', 'createdAt', 'updatedAt', 'version'];
const read = ['messageId', 'conversationId', 'userId', 'read', ...record];
const said = ['authorId', 'content', 'conversationId', 'isSent', 'isEvent', ...record];
const author = 'sub name profileIcon';

/**
 * The kinds of stored records whose changes are published to subscribers. A publication contains only fields
 * that everyone who receives it may read.
 */
export const announcements = {
  conversation: {
    mutation: 'publishUserConversations',
    input: 'PublishUserConversationsInput',
    fields: [
      'conversationId',
      'userId',
      'readAt',
      'partnerName',
      'partnerIcon',
      'lastMessage',
      'lastAuthor',
      'lastMessageAt',
      'unreadCount',
      ...record,
    ],
  },
  message: {
    mutation: 'publishMessage',
    input: 'PublishMessageInput',
    fields: said,
    nested: { author },
  },
  messageRead: {
    mutation: 'publishMessageRead',
    input: 'PublishMessageReadInput',
    fields: read,
    nested: { message: `${said.join(' ')} author { ${author} }` },
  },
  updatedMessageRead: {
    mutation: 'publishUpdatedMessageRead',
    input: 'PublishMessageReadInput',
    fields: read,
  },
  notice: {
    mutation: 'publishUserNotice',
    input: 'PublishUserNoticeInput',
    fields: ['userId', 'kind', 'subject', 'title', 'state', 'isRead', ...record],
  },
  /** The publication that ends all open subscriptions of a person to the named fields. */
  endedSubscriptions: {
    mutation: 'publishEndedSubscriptions',
    input: 'PublishEndedSubscriptionsInput',
    fields: ['userId', 'endedAt', 'fields'],
  },
  /**
   * The publication that ends the open subscriptions of a person who has left a conversation or was removed
   * from it.
   */
  endedMembership: {
    mutation: 'publishDeletedUserConversations',
    input: 'PublishDeletedUserConversationsInput',
    fields: ['conversationId', 'userId'],
  },
} satisfies Record<string, Announcement>;
