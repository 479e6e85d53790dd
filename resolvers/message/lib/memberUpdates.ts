import { operations } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf, childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';

/**
 * The transaction items that a new line needs in the members' rows, subject to the condition: the last
 * message, and one more unread message for everybody but the author.
 */
export function memberUpdates(table: string, line: Item, members: string[], condition?: Item | null) {
  const shown = { lastMessage: `${line.content}`.slice(0, 200), lastMessageAt: line.createdAt };
  return members.map((userId) => ({
    updateItem: {
      table,
      key: keyOf(UserConversations, childId(`${line.conversationId}`, userId)),
      update: userId === line.authorId ? shown : { ...shown, unreadCount: operations.increment(1) },
      condition: condition ?? { pk: { attributeExists: true } },
    },
  }));
}
