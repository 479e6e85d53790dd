import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/stamp';

/** A line in a thread that tells what happened; `by` is who made it happen. */
export function eventLine(conversationId: string, ulid: string, content: string, by: string): Item {
  const id = childId(conversationId, ulid);
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true };
  return stamp(values, { __typename: 'Message', id, createdBy: by });
}
