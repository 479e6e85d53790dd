import { isContention } from '../../lib/isContention';
import type { Batch, Entry } from '../Batch';
import { incrementCounters } from './incrementCounters';
import type { MetricEvent } from './MetricEvent';
import { collectMetricEvents } from './collectMetricEvents';

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
