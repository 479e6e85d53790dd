import type { Item } from '../../lib/Item';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/** What a member has not read of a conversation, the newest first, as the index has it: without the latest, maybe. */
export const indexedUnread = ({ conversationId, userId }: Reader): Promise<Item[]> =>
  queryAll({
    IndexName: 'byUser',
    KeyConditionExpression: 'userKey = :unread AND begins_with(messageId, :conversation)',
    ExpressionAttributeValues: { ':unread': `${userId}#unread`, ':conversation': `${conversationId}.` },
    ScanIndexForward: false,
  });
