import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { metricEventsOf } from './metricEventsOf';
import { firstReplyEvents } from './firstReplyEvents';

/**
 * The age, in milliseconds, up to which changes are counted: two days. DynamoDB streams retain records for
 * only 24 hours, so the records of older events come from the seed or a backup.
 */
const RECENT_MS = 2 * 86_400_000;

/**
 * Returns all metric events of a stored change. They are added to counters, from which the dashboard's
 * figures are computed.
 */
export async function collectMetricEvents(change: Change): Promise<MetricEvent[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > RECENT_MS) return [];
  return [...metricEventsOf(change), ...(await firstReplyEvents(change))];
}
