import type { Item } from '../../lib/Item';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * Queries the secondary index for a member's unread messages in a conversation. Returns the member's read
 * rows of these messages, newest first. The index is eventually consistent, so the latest rows may be
 * missing.
 */
export const indexedUnread = ({ conversationId, userId }: Reader): Promise<Item[]> =>
  queryAll({
    IndexName: 'byUser',
    KeyConditionExpression: 'userKey = :unread AND begins_with(messageId, :conversation)',
    ExpressionAttributeValues: { ':unread': `${userId}#unread`, ':conversation': `${conversationId}.` },
    ScanIndexForward: false,
  });
