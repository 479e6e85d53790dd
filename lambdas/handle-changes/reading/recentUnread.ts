import type { Item } from '../../lib/Item';
import { ulidPrefix } from '../../lib/ulidPrefix';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/** The index shows a new row within about a second; anything older than this is in it. */
const INDEX_LAG_MS = 300_000;

/**
 * A member's unread rows written since shortly before the given time, newest first. Reads the table, because
 * the index may lack the latest.
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
