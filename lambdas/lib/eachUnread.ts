import { eachItem } from './eachItem';
import { env } from './env';
import type { StoredRow } from './StoredRow';

/** A message that a member has not read, and the member's read row of it. */
interface Unread {
  message: StoredRow;
  read: StoredRow;
}

/**
 * Yields the messages that a member has not read, newest first, from the table and strongly consistent.
 * @param after only later messages are read: the time of one, such as the member's position (`readTo`)
 */
export async function* eachUnread(
  { conversationId, userId }: { conversationId: string; userId: string },
  after = '',
): AsyncGenerator<Unread> {
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    FilterExpression: 'userId = :user OR attribute_not_exists(userId)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#', ':user': userId },
    ConsistentRead: true,
    ScanIndexForward: false,
  });
  let read: StoredRow | undefined;
  // In this order, the read rows of a message come before it.
  for await (const item of rows) {
    if (item.__typename !== 'Message') {
      read = item;
      continue;
    }
    if (String(item.createdAt) <= after) return;
    if (read && read.read !== true) yield { message: item, read };
    read = undefined;
  }
}
