import { isContention } from '../../lib/isContention';
import type { Batch, Entry } from '../Batch';
import { incrementCounters } from './incrementCounters';
import type { MetricEvent } from './MetricEvent';
import type { Change } from '../Change';
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
async function collectMetricEvents(change: Change): Promise<MetricEvent[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > RECENT_MS) return [];
  return [...metricEventsOf(change), ...(await firstReplyEvents(change))];
}

interface Due {
  event: MetricEvent;
  entries: readonly Entry[];
}

/**
 * Maximum number of metric events in one transaction. An event adds at most two items, its marker row and its
 * counter, so the transaction stays within DynamoDB's limit of 100 items.
 */
const A_TRANSACTION = 50;

/**
 * Returns whether DynamoDB has rejected a transaction of metric events as invalid. DynamoDB does not say
 * which event is the cause, so each event is then written in a transaction of its own.
 */
const isRefused = (error: unknown) =>
  !isContention(error) && (error as { $fault?: string }).$fault === 'client';

/**
 * Adds the metric events of a batch to the counters. If DynamoDB rejects one event, the others are counted
 * nevertheless.
 */
export async function countBatch(batch: Batch): Promise<void> {
  const due = new Map<string, Due>();
  await batch.inLanes(async (entry) => {
    for (const event of await collectMetricEvents(entry.change)) {
      const entries = due.get(event.key)?.entries ?? [];
      due.set(event.key, { event, entries: [...entries, entry] });
    }
  });
  const countOrFail = async (some: readonly Due[]): Promise<void> => {
    try {
      await incrementCounters(some.map(({ event }) => event));
    } catch (error) {
      if (some.length > 1 && isRefused(error)) for (const one of some) await countOrFail([one]);
      else for (const entry of some.flatMap(({ entries }) => entries)) batch.fail(entry, error);
    }
  };
  const all = [...due.values()];
  for (let at = 0; at < all.length; at += A_TRANSACTION) await countOrFail(all.slice(at, at + A_TRANSACTION));
}
