import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * A period in milliseconds. Unread messages are read from the table if they were written after a given time
 * or in this period before it; older ones are read from the secondary index. The index usually contains a new
 * row after about a second, so it is assumed to contain all older rows.
 */
const INDEX_LAG_MS = 300_000;

/**
 * Returns a member's read rows of unread messages, newest first, from `INDEX_LAG_MS` before the given time
 * on. It reads the table, because the index may lack the latest rows.
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
