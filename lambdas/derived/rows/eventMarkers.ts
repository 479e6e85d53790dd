import { incrementCounters } from '../../handle-changes/metrics/incrementCounters';
import type { MetricEvent } from '../../handle-changes/metrics/MetricEvent';
import { metricEventsOf } from '../../handle-changes/metrics/metricEventsOf';
import { markerKey } from '../../handle-changes/metrics/markerKey';
import type { Table } from '../../../model/Entity';
import type { Item } from '../../lib/Item';
import type { DerivedRow } from '../DerivedRow';

/**
 * The maximum age, in milliseconds, of events that must have a marker: two days. Older records may come from the seed
 * or a backup, or no longer contain the event's time.
 */
const RECENT_MS = 2 * 86_400_000;

const timeOfLast = (history: unknown): unknown => (history as { at?: unknown }[] | undefined)?.at(-1)?.at;

/**
 * For each record type whose changes are counted: its table, and a function that returns when its last event happened.
 */
const KINDS: Readonly<Record<string, { table: Table; at: (row: Item) => unknown }>> = {
  User: { table: 'Talent', at: ({ createdAt }) => createdAt },
  LastVisitDay: { table: 'Talent', at: ({ day }) => day },
  UserApplies: { table: 'Talent', at: ({ history }) => timeOfLast(history) },
  // A keep that was removed and restored does not contain the time of the event.
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
 * Derives the markers; a marker records that a metric event has been counted. A marker and its day's counter are
 * written in one transaction, which is also used to repair a missing marker. The counter itself is not derived, because
 * it includes events that no record shows any more.
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
