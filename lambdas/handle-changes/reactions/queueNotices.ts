import { Organization } from '../../../model/entities/Organization';
import { OpenJob } from '../../../model/entities/OpenJob';
import { keyOf } from '../../../model/ids';
import { itemAt } from '../../lib/itemAt';
import { ADMINISTRATORS } from '../../lib/notices/ADMINISTRATORS';
import { noticeId } from '../../lib/notices/noticeId';
import { sendToQueue } from '../../lib/sendToQueue';
import { findStaff } from '../../lib/staffing/findStaff';
import { env } from '../needs';
import type { NoticeEvent } from '../notices/NoticeEvent';
import { noticeEventsOf } from '../notices/noticeEventsOf';
import type { Reaction } from '../Reaction';

/**
 * Returns the subs of the people who get a notice of this event. If the event names a job, these are the
 * people who are job staff now; if it names an organization, they are its present owners. A notice for
 * administrators is queued once; notify-email finds them in the user pool.
 */
async function recipientsOf({ to }: NoticeEvent): Promise<readonly string[]> {
  if (to === 'administrators') return [ADMINISTRATORS];
  if ('userId' in to) return [to.userId];
  if ('ownersOf' in to) {
    const organization = await itemAt(env('CATALOG_TABLE'), keyOf(Organization, to.ownersOf));
    return (organization?.owners ?? []) as string[];
  }
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, to.staffOf));
  return job ? findStaff(job) : [];
}

/**
 * Queues a notice for each person who is concerned by a change. A repeated delivery of the change queues them again
 * with the same ids, and notify-email stores and mails each id once.
 */
export const queueNotices: Reaction = async (change) => {
  for (const event of noticeEventsOf(change)) {
    const { to: _to, ...what } = event;
    for (const userId of await recipientsOf(event)) {
      const notice = { ...what, userId };
      await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
    }
  }
};
