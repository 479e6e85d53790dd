import { alertDueKey } from '../../model/alerts/alertDueKey';
import { deliverySlot } from '../../model/alerts/deliverySlot';
import { partitionOf } from '../../model/ids';
import { deleteItems } from '../lib/deleteItems';
import { eachItem } from '../lib/eachItem';
import { noticeId } from '../lib/notices/noticeId';
import { sendToQueue } from '../lib/sendToQueue';
import type { StoredRow } from '../lib/StoredRow';
import { env } from './needs';

const HOUR = 3_600_000;

/** How many hours before this one are asked too: their rows were stored late, or their run has failed. */
const HOURS_BACK = 3;
const AT_ONCE = 10;

/** Queues the mail of an alert. The time of the notice is the beginning of the hour, so that a repetition gives the same id. */
async function queue({ sk: alertId }: StoredRow, at: string): Promise<void> {
  const notice = { kind: 'JOBS_FOUND' as const, userId: partitionOf(alertId), subject: alertId, at };
  await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
}

/** Queues the alerts that have something to send in the hour that begins at a time. Returns how many. */
async function queueHour(begin: number): Promise<number> {
  const [table, at] = [env('INSIGHT_TABLE'), new Date(begin).toISOString()];
  let queued = 0;
  let rows: StoredRow[] = [];
  const flush = async () => {
    await Promise.all(rows.map((row) => queue(row, at)));
    await deleteItems(table, rows);
    queued += rows.length;
    rows = [];
  };
  const due = eachItem({
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': alertDueKey(deliverySlot(begin), '').pk },
  });
  for await (const row of due) if (rows.push(row) === AT_ONCE) await flush();
  await flush();
  return queued;
}

/**
 * Queues the mail of each alert that has found jobs and whose owner has chosen the hour of Japan at this time. Returns
 * how many.
 */
export async function queueDue(now: number): Promise<number> {
  const current = Math.floor(now / HOUR) * HOUR;
  let queued = 0;
  for (let back = HOURS_BACK; back >= 0; back -= 1) queued += await queueHour(current - back * HOUR);
  return queued;
}
