import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';

interface Reader {
  userId: string;
  /** Whether they take part for the job's organization. */
  isJobStaff: boolean;
}

/** Another member's row of a message: unread until they read it. */
export function readRow(message: Item, { userId, isJobStaff }: Reader): Item {
  const id = childId(`${message.id}`, userId);
  const values = {
    messageId: message.id,
    conversationId: message.conversationId,
    userId,
    isJobStaff,
    read: false,
  };
  const row = stamp(values, {
    __typename: 'MessageRead',
    id,
    createdBy: `${message.createdBy}`,
    at: `${message.createdAt}`,
  });
  return { ...row, userKey: `${userId}#unread` };
}
