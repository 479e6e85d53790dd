import { util } from '@aws-appsync/utils';
import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';

interface Cause {
  /** The person who caused the event. */
  by: string;
  /** Whether they acted for the job's organization. */
  isJobStaff: boolean;
}

/** A line in a thread that reports an event. */
export function eventLine(conversationId: string, content: string, { by, isJobStaff }: Cause): Item {
  const id = childId(conversationId, util.autoUlid());
  const values = { conversationId, authorId: by, content, isSent: true, isEvent: true, isJobStaff };
  return stamp(values, { __typename: 'Message', id, createdBy: by });
}
