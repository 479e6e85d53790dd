import { createHash } from 'node:crypto';
import { childId } from '../../../model/ids';
import type { Notice } from './Notice';

/**
 * Returns the id of a notice, which depends only on the recipient, the kind of event, its subject and meeting, and its
 * time. Ids for one recipient sort in the order of the events.
 */
export function noticeId({ userId, kind, subject, at, meeting }: Omit<Notice, 'id'>): string {
  const digest = createHash('sha256')
    .update(`${kind} ${subject}${meeting ? ` ${meeting.id}` : ''}`)
    .digest('hex')
    .slice(0, 12);
  return childId(userId, `${Date.parse(at)}-${digest}`);
}
