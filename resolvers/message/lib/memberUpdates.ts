import { operations } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';

/**
 * A transaction's steps for what a new line changes in the members' rows: what was said last, and one more unread for
 * everybody but its author.
 * @param isOrdered refuses, when a later line or reading was stored before this line: another try gets a later time
 */
export function memberUpdates(table: string, line: Item, members: string[], isOrdered: boolean) {
  const shown = { lastMessage: `${line.content}`.slice(0, 200), lastMessageAt: line.createdAt };
  const isFirst = {
    lastMessageAt: { le: line.createdAt },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: line.createdAt } }],
  };
  return members.map((userId) => ({
    updateItem: {
      table,
      key: addressOf(UserConversations, childId(`${line.conversationId}`, userId)),
      update: userId === line.authorId ? shown : { ...shown, unreadCount: operations.increment(1) },
      condition: isOrdered ? isFirst : { pk: { attributeExists: true } },
    },
  }));
}
