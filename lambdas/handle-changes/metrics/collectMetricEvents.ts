import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { metricEventsOf } from './metricEventsOf';
import { firstReplyEvents } from './firstReplyEvents';

/**
 * The maximum age, in milliseconds, of changes that are counted: two days. DynamoDB streams retain records for 24
 * hours, so older changes come from seeded or restored rows.
 */
const RECENT_MS = 2 * 86_400_000;

/** Returns all metric events of a stored change. The dashboard's figures are computed from their counters. */
export async function collectMetricEvents(change: Change): Promise<MetricEvent[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > RECENT_MS) return [];
  return [...metricEventsOf(change), ...(await firstReplyEvents(change))];
}
