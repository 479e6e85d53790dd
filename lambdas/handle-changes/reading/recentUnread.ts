import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * How far before a time, in milliseconds, unread messages are read from the table. Older ones are read from
 * the index. The index usually contains a new row after about a second, and is assumed to contain rows that
 * are older than this.
 */
const INDEX_LAG_MS = 300_000;

/**
 * Returns the read rows of a member's unread messages from `INDEX_LAG_MS` before the given time on, newest
 * first. It reads the table, because the index may lack the latest rows.
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
