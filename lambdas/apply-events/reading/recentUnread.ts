import type { Item } from '../../lib/Item';
import { ulidTime } from '../../lib/ulidTime';
import { queryAll } from './queryAll';
import type { Reader } from './Reader';

/** An index shows a new row within a second or so: what is older than this is certainly in it. */
const INDEX_LAG_MS = 300_000;

/**
 * What a member has not read of what was written from shortly before a moment until now, the newest first: from the
 * table itself, since an index may not have the latest yet.
 */
export const recentUnread = ({ conversationId, userId }: Reader, moment: string): Promise<Item[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :conversation AND sk BETWEEN :since AND :end',
    FilterExpression: 'userKey = :unread',
    ExpressionAttributeValues: {
      ':conversation': conversationId,
      ':since': `Message#${ulidTime(Date.parse(moment) - INDEX_LAG_MS)}`,
      ':end': 'Message#~',
      ':unread': `${userId}#unread`,
    },
    ConsistentRead: true,
    ScanIndexForward: false,
  });
