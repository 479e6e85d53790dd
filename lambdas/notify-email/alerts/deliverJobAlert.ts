import { randomBytes } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { alertEndKey } from '../../../model/alerts/alertEndKey';
import type { AlertSchedule } from '../../../model/alerts/AlertSchedule';
import { deliverySlot } from '../../../model/alerts/deliverySlot';
import { foundJobKey } from '../../../model/alerts/foundJobKey';
import { isDeliverySlot } from '../../../model/alerts/isDeliverySlot';
import { sentJobKey } from '../../../model/alerts/sentJobKey';
import { JobAlert } from '../../../model/entities/JobAlert';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { JobAlertLimits } from '../../../model/limits/JobAlertLimits';
import { putOnce } from '../../lib/putOnce';
import { dueRow } from '../../lib/alerts/dueRow';
import { batchGetAll } from '../../lib/batchGetAll';
import { deleteItems } from '../../lib/deleteItems';
import { itemAt } from '../../lib/itemAt';
import type { Notice } from '../../lib/notices/Notice';
import { putItems } from '../../lib/putItems';
import { runOnce } from '../../lib/runOnce';
import { runOnceKey } from '../../lib/runOnceKey';
import type { StoredRow } from '../../lib/StoredRow';
import { tables } from '../../lib/tables';
import { findRecipient } from '../findRecipient';
import { env } from '../needs';
import { storeNotice } from '../notices/storeNotice';
import { sendMail } from '../sendMail';
import { alertMail } from './alertMail';
import { findFittingJobs } from './findFittingJobs';

const TOKEN_BYTES = 24;

/** Returns the rows of the jobs that an alert has found and not told of, at most as many as one mail is about. */
async function readFound(alertId: string): Promise<StoredRow[]> {
  const { pk, sk } = foundJobKey(alertId, '');
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :found)',
      ExpressionAttributeValues: { ':pk': pk, ':found': sk },
      Limit: JobAlertLimits.jobsPerDelivery,
      ConsistentRead: true,
    }),
  );
  return Items as StoredRow[];
}

/** Returns the token with which the mails of an alert are ended. The first mail makes it; all further ones have the same. */
async function tokenOf(alertId: string): Promise<string> {
  const [TableName, Key] = [env('INSIGHT_TABLE'), alertEndKey(alertId)];
  const known = await itemAt(TableName, Key);
  if (known) return String(known.token);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return (await putOnce(TableName, { ...Key, __typename: 'AlertEnd', token })) ? token : tokenOf(alertId);
}

/** Returns whether the person may get mail: they are there, and have not asked for the end of their account. */
async function isStaying(sub: string): Promise<boolean> {
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  return user !== undefined && !user.deletionRequestedAt;
}

/**
 * Mails a person the new jobs that one of their alerts has found, and stores the notice of it. Everything is asked again
 * now: whether the alert is active and due, whether each job is public, fits, and was not applied to. A job that the
 * alert has told of is never in a later mail. A request that the queue delivers again sends nothing.
 */
export async function deliverJobAlert(notice: Notice): Promise<void> {
  const { subject: alertId, userId, at } = notice;
  const table = env('INSIGHT_TABLE');
  const alert = await itemAt(env('TALENT_TABLE'), keyOf(JobAlert, alertId));
  const rows = await readFound(alertId);
  if (rows.length === 0) return;
  if (!alert || alert.isPaused === true || !(await isStaying(userId))) return deleteItems(table, rows);
  const schedule = alert as unknown as AlertSchedule;
  const slot = deliverySlot(Date.parse(at));
  const mailKey = `alert#${alertId}#${slot}`;
  const sent = await batchGetAll({ [table]: rows.map(({ jobId }) => sentJobKey(alertId, String(jobId))) });
  const slotOf = new Map(sent.map(({ sk, slot: first }) => [sk, first]));
  const sentIn = ({ jobId }: StoredRow) => slotOf.get(sentJobKey(alertId, String(jobId)).sk);
  const isDone = await itemAt(table, { pk: runOnceKey(mailKey), sk: 'Once' });
  if (!isDeliverySlot(slot, schedule) || (isDone && !isDone.runsUntil)) {
    // The time was changed, or what is left was found after the mail of this hour.
    const told = rows.filter((row) => sentIn(row) !== undefined);
    await deleteItems(table, told);
    if (told.length < rows.length) await putItems(table, [dueRow(alertId, schedule, Date.now())]);
    return;
  }
  const fresh = rows.filter((row) => sentIn(row) === undefined || sentIn(row) === slot);
  const jobs = await findFittingJobs(
    alert,
    fresh.map(({ jobId }) => String(jobId)),
  );
  const recipient = jobs.length > 0 ? await findRecipient(userId, null) : null;
  if (jobs.length > 0) {
    // Marked before the mail, so that no failure between them tells of a job twice; this hour's mail may be repeated.
    await putItems(
      table,
      jobs.map(({ id }) => ({ ...sentJobKey(alertId, id), __typename: 'SentJob', slot })),
    );
    await storeNotice({ ...notice, title: String(alert.name) });
  }
  if (recipient) {
    const mail = alertMail(
      notice,
      recipient,
      { alert, jobs, token: await tokenOf(alertId) },
      env('SITE_URL'),
    );
    await runOnce(mailKey, () => sendMail(mail));
  }
  await deleteItems(table, rows);
  if (rows.length === JobAlertLimits.jobsPerDelivery)
    await putItems(table, [dueRow(alertId, schedule, Date.now())]);
}
