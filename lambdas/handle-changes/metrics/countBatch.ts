import { isContention } from '../../lib/isContention';
import type { Batch, Entry } from '../Batch';
import { incrementCounters } from './incrementCounters';
import type { MetricEvent } from './MetricEvent';
import { collectMetricEvents } from './collectMetricEvents';

interface Due {
  event: MetricEvent;
  entries: readonly Entry[];
}

/** Markers plus at most as many counters stay within the item limit of a transaction. */
const A_TRANSACTION = 50;

/** True when another event of the same transaction may be the one that DynamoDB rejects. */
const isRefused = (error: unknown) =>
  !isContention(error) && (error as { $fault?: string }).$fault === 'client';

/** Counts the events of a batch. An event that DynamoDB rejects fails alone. */
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
