import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/**
 * How long, in milliseconds, the secondary index may take until it contains a new row. It usually takes about
 * a second. Rows that are older than this are read from the index, later ones from the table.
 */
const INDEX_LAG_MS = 300_000;

/**
 * Returns a member's read rows of unread messages, newest first, for the messages that are recent at the time
 * `moment`: they were written later than `INDEX_LAG_MS` before it. They are read from the table, because the
 * index may lack the latest rows.
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
