import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * How far back, in milliseconds, unread rows are read from the table. Older rows are certainly in the index, which
 * usually contains a new row after about a second.
 */
const INDEX_LAG_MS = 300_000;

/**
 * Returns a member's unread rows written since shortly before the given time, newest first. It reads the table, because
 * the index may lack the latest rows.
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
