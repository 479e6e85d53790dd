import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { metricEventsOf } from './metricEventsOf';
import { firstReplyEvents } from './firstReplyEvents';

/**
 * How old, in milliseconds, a change may be to be counted: two days. DynamoDB streams retain records for only
 * 24 hours, so a record that is older comes from the seed or a backup.
 */
const RECENT_MS = 2 * 86_400_000;

/**
 * Returns the metric events of a stored change. They are added to counters, from which the dashboard's
 * figures are computed. Empty for a record that was changed more than two days ago.
 */
export async function collectMetricEvents(change: Change): Promise<MetricEvent[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > RECENT_MS) return [];
  return [...metricEventsOf(change), ...(await firstReplyEvents(change))];
}
