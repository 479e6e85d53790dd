import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { metricEventsOf } from './metricEventsOf';
import { firstReplyEvents } from './firstReplyEvents';

/** Streams retain records for 24 hours. Older events were seeded or restored and are not counted again. */
const RECENT_MS = 2 * 86_400_000;

/** Returns all metric events of a change. Insights are computed from their counters. */
export async function collectMetricEvents(change: Change): Promise<MetricEvent[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > RECENT_MS) return [];
  return [...metricEventsOf(change), ...(await firstReplyEvents(change))];
}
