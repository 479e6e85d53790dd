import { util } from '@aws-appsync/utils';
import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/stamp';

interface Cause {
  /** Who made it happen. */
  by: string;
  /** Whether they did so for the organization of the job. */
  isOfSide: boolean;
}

/** A line in a thread that tells what happened. */
export function eventLine(conversationId: string, content: string, { by, isOfSide }: Cause): Item {
  const id = childId(conversationId, util.autoUlid());
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true, isOfSide };
  return stamp(values, { __typename: 'Message', id, createdBy: by });
}
