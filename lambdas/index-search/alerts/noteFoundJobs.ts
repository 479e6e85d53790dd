import { foundJobKey } from '../../../model/alerts/foundJobKey';
import { dueRow } from '../../lib/alerts/dueRow';
import { secondsAfter } from '../../lib/alerts/secondsAfter';
import { putItems } from '../../lib/putItems';
import type { Action } from '../Action';
import { env } from '../needs';
import { findNewJobs } from './findNewJobs';

/** A mail is sent at least once a week; what was not sent by then concerns an alert that is paused or gone. */
const DAYS_KEPT = 30;

/**
 * Stores which alerts find the jobs that are about to be indexed, and at which hour each alert has something to send.
 * Repeated, it stores the same rows.
 */
export async function noteFoundJobs(actions: readonly Action[], now = Date.now()): Promise<void> {
  const found = await findNewJobs(actions);
  if (found.length === 0) return;
  const expiresAt = secondsAfter(now, DAYS_KEPT);
  const due = new Map(found.map(({ alert }) => [alert.id, dueRow(alert.id, alert, now)]));
  await putItems(env('INSIGHT_TABLE'), [
    ...found.map(({ alert, jobId }) => ({
      ...foundJobKey(alert.id, jobId),
      ...{ __typename: 'FoundJob', jobId, foundAt: new Date(now).toISOString(), expiresAt },
    })),
    ...due.values(),
  ]);
}
