import { incrementCounters } from '../../handle-changes/metrics/incrementCounters';
import type { MetricEvent } from '../../handle-changes/metrics/MetricEvent';
import { metricEventsOf } from '../../handle-changes/metrics/metricEventsOf';
import { markerKey } from '../../handle-changes/metrics/markerKey';
import type { Table } from '../../../model/Entity';
import type { Item } from '../../lib/Item';
import type { DerivedRow } from '../DerivedRow';

/**
 * The period in which changes are counted; older records were seeded or restored, or no longer hold the time.
 */
const RECENT_MS = 2 * 86_400_000;

const timeOfLast = (history: unknown): unknown => (history as { at?: unknown }[] | undefined)?.at(-1)?.at;

/** For each record type: its table, and when the events that it still shows happened. */
const KINDS: Readonly<Record<string, { table: Table; at: (row: Item) => unknown }>> = {
  User: { table: 'Talent', at: ({ createdAt }) => createdAt },
  LastVisitDay: { table: 'Talent', at: ({ day }) => day },
  UserApplies: { table: 'Talent', at: ({ history }) => timeOfLast(history) },
  // A record that was withdrawn and kept again does not hold the time.
  UserFavoriteOpenJobs: {
    table: 'Talent',
    at: ({ version, createdAt }) => (version === 1 ? createdAt : undefined),
  },
  UserEmployeeBenefits: { table: 'Talent', at: ({ updatedAt }) => updatedAt },
  OpenJob: { table: 'OpenJob', at: ({ publishedAt }) => publishedAt },
  Message: { table: 'Conversation', at: ({ createdAt }) => createdAt },
};

const markerOf = (event: MetricEvent): Item => ({
  ...markerKey(event.key),
  __typename: 'Once',
  event,
});

/**
 * Derives the marker that an event was counted in its day's counter. Both are written in one transaction,
 * which is also how a missing one is repaired. The counter itself includes events that no record shows any
 * more.
 */
export const eventMarkers: readonly DerivedRow[] = Object.entries(KINDS).map(([entity, { table, at }]) => ({
  name: `Counter.${entity}`,
  source: { table, entity },
  table: 'Insight',
  isOne: () => false,
  sourceOf: ({ pk, sk }) => ({ table, key: { pk, sk } }),
  ignored: [],
  keptBy: [],
  rowsOf(row) {
    const age = Date.now() - Date.parse(String(at(row)));
    return Promise.resolve(age < RECENT_MS ? metricEventsOf({ after: row }).map(markerOf) : []);
  },
  store: ({ event }) => incrementCounters([event as MetricEvent]),
}));
