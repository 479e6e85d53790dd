import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * How far back, in milliseconds, unread messages are read from the table instead of the index. The index
 * usually contains a new row after about a second, so it certainly contains the older ones.
 */
const INDEX_LAG_MS = 300_000;

/**
 * Returns the read rows of a member's unread messages, newest first, from shortly before the given time on.
 * It reads the table, because the index may lack the latest rows.
 */
export const recentUnread = ({ conversationId, userId }: Reader, moment: string): Promise<Item[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :conversation AND sk BETWEEN :since AND :end',
    FilterExpression: 'userKey = :unread',
    ExpressionAttributeValues: {
      ':conversation': conversationId,
      ':since': `Message#${ulidPrefix(Date.parse(moment) - INDEX_LAG_MS)}`,
      ':end': 'Message#~',
      ':unread': `${userId}#unread`,
    },
    ConsistentRead: true,
    ScanIndexForward: false,
  });
