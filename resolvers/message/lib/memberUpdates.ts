import { operations } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';

/**
 * A transaction's steps for what a new line changes in the members' rows, while these fulfil the condition: what was
 * said last, and one more unread for everybody but its author.
 */
export function memberUpdates(table: string, line: Item, members: string[], condition?: Item | null) {
  const shown = { lastMessage: `${line.content}`.slice(0, 200), lastMessageAt: line.createdAt };
  return members.map((userId) => ({
    updateItem: {
      table,
      key: addressOf(UserConversations, childId(`${line.conversationId}`, userId)),
      update: userId === line.authorId ? shown : { ...shown, unreadCount: operations.increment(1) },
      condition: condition ?? { pk: { attributeExists: true } },
    },
  }));
}
