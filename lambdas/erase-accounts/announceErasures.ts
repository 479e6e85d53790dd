import { gracePeriod } from '../../model/gracePeriod';
import { noticeBeforeErasure } from '../../model/noticeBeforeErasure';
import { collection } from '../lib/collection';
import { itemAt } from '../lib/itemAt';
import { noticeId } from '../lib/notices/noticeId';
import { sendToQueue } from '../lib/sendToQueue';
import { env } from './needs';
import { utcDay } from '../lib/utcDay';

const DAY = 86_400_000;

/**
 * Queues a notice for everybody whose account will be erased within `noticeBeforeErasure` unless they cancel
 * the deletion. The id of the notice follows from the deletion request, so each person gets one notice for a
 * request, however often this function runs. Returns how many notices were queued.
 */
export async function announceErasures(now: Date): Promise<number> {
  const wait = gracePeriod - noticeBeforeErasure;
  let queued = 0;
  // A request is stored with the day on which it is due.
  for (let ahead = 0; ahead <= noticeBeforeErasure; ahead += DAY) {
    const day = utcDay(now.getTime() + ahead);
    for (const { sk: sub, requestedAt } of await collection(env('INSIGHT_TABLE'), `Erase#${day}`)) {
      const since = Date.parse(String(requestedAt));
      const isNear = now.getTime() - since >= wait && now.getTime() - since < gracePeriod;
      const user = isNear && (await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' }));
      if (!user || user.deletionRequestedAt !== requestedAt) continue;
      const at = new Date(since + wait).toISOString();
      const notice = { kind: 'DELETION_NEAR', userId: sub, subject: sub, at } as const;
      await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
      queued += 1;
    }
  }
  return queued;
}
