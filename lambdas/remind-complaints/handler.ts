import { answerDays } from '../../model/complaints/answerDays';
import { openComplaint } from '../../model/complaints/openComplaint';
import { japanDay } from '../../model/japanDay';
import { addDays } from '../../model/periods/addDays';
import { shortIdOf } from '../../model/shortIdOf';
import { allItems } from '../lib/allItems';
import { logger } from '../lib/logger';
import { ADMINISTRATORS } from '../lib/notices/ADMINISTRATORS';
import { noticeId } from '../lib/notices/noticeId';
import { sendToQueue } from '../lib/sendToQueue';
import { env } from './needs';

/** For how many days after the last one a missed run is made up for. A notice is delivered once, however often it is queued. */
const LATEST = 30;

const midnight = (day: string) => new Date(`${day}T00:00:00+09:00`).toISOString();

/** Runs every morning. It tells the administrators of each complaint or report whose last day for the answer is over. */
export async function handler(): Promise<{ queued: number }> {
  // The answer is due so many days after the day of the receipt, by which the open ones are sorted.
  const firstInTime = addDays(japanDay(new Date()), -answerDays);
  const late = await allItems({
    TableName: env('INSIGHT_TABLE'),
    IndexName: 'byPeriod',
    KeyConditionExpression: '#type = :open AND reportedAt BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':open': openComplaint,
      ':from': midnight(addDays(firstInTime, -LATEST)),
      ':to': midnight(firstInTime),
    },
  });
  let queued = 0;
  for (const { id, dueOn } of late) {
    if (String(dueOn) >= japanDay(new Date())) continue;
    const notice = {
      ...{ kind: 'COMPLAINT_OVERDUE' as const, userId: ADMINISTRATORS, subject: String(id) },
      ...{
        title: shortIdOf(String(id)),
        at: new Date(`${addDays(String(dueOn), 1)}T09:00:00+09:00`).toISOString(),
      },
    };
    await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
    queued += 1;
  }
  logger.info('overdue complaints', { queued });
  return { queued };
}
