import type { Item } from '../../lib/Item';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/** A member's unread rows of a conversation, newest first, from the index; the latest may be missing. */
export const indexedUnread = ({ conversationId, userId }: Reader): Promise<Item[]> =>
  queryAll({
    IndexName: 'byUser',
    KeyConditionExpression: 'userKey = :unread AND begins_with(messageId, :conversation)',
    ExpressionAttributeValues: { ':unread': `${userId}#unread`, ':conversation': `${conversationId}.` },
    ScanIndexForward: false,
  });
