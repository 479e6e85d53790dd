import type { Item } from '../../lib/Item';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * Returns a member's unread read rows in a conversation, newest first, from the index. The index is eventually
 * consistent, so the latest rows may be missing.
 */
export const indexedUnread = ({ conversationId, userId }: Reader): Promise<Item[]> =>
  queryAll({
    IndexName: 'byUser',
    KeyConditionExpression: 'userKey = :unread AND begins_with(messageId, :conversation)',
    ExpressionAttributeValues: { ':unread': `${userId}#unread`, ':conversation': `${conversationId}.` },
    ScanIndexForward: false,
  });
