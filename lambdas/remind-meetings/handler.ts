import { UserApplies } from '../../model/entities/UserApplies';
import { keyOf } from '../../model/ids';
import { meetingReminderKey } from '../../model/meetings/meetingReminderKey';
import type { StoredMeeting } from '../../model/meetings/StoredMeeting';
import { collection } from '../lib/collection';
import { itemAt } from '../lib/itemAt';
import { logger } from '../lib/logger';
import { noticeId } from '../lib/notices/noticeId';
import { sendToQueue } from '../lib/sendToQueue';
import { findSides } from '../lib/staffing/findSides';
import type { StoredRow } from '../lib/StoredRow';
import { env } from './needs';

const DAY = 86_400_000;

/**
 * Queues a notice for both sides of a meeting of the application whose id is `name`. Nobody gets one if the meeting was cancelled or moved to another day since
 * its row was written. The time of the notice is that of the meeting's day, so that a repetition gives the same ids.
 */
async function remind(application: StoredRow, name: string, id: string, day: string): Promise<number> {
  const meeting = ((application.meetings ?? []) as StoredMeeting[]).find((each) => each.id === id);
  const { state, at } = meeting ?? {};
  if (state !== 'AGREED' || !at || meetingReminderKey(at, name, id).pk !== day) return 0;
  const { title } = (application.openJob ?? {}) as { title?: string };
  const sides = await findSides(env('OPEN_JOB_TABLE'), application);
  for (const userId of sides) {
    const notice = {
      ...{ kind: 'MEETING_NEAR' as const, userId, subject: String(application.conversationId), title },
      ...{ at: new Date(Date.parse(at) - DAY).toISOString(), meeting: { application: name, id } },
    };
    await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
  }
  return sides.length;
}

/** Runs every evening. It reminds both sides of each meeting of the next day in Japan. */
export async function handler(): Promise<{ queued: number }> {
  const { pk } = meetingReminderKey(new Date(Date.now() + DAY).toISOString(), '', '');
  let queued = 0;
  for (const { sk } of await collection(env('INSIGHT_TABLE'), pk)) {
    const [application = '', meeting = ''] = sk.split('#');
    const row = await itemAt(env('TALENT_TABLE'), keyOf(UserApplies, application));
    if (row) queued += await remind(row, application, meeting, pk);
  }
  logger.info('reminders of meetings', { queued });
  return { queued };
}
