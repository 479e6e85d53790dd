import { incrementCounters } from '../../handle-changes/metrics/incrementCounters';
import type { MetricEvent } from '../../handle-changes/metrics/MetricEvent';
import { metricEventsOf } from '../../handle-changes/metrics/metricEventsOf';
import { markerKey } from '../../handle-changes/metrics/markerKey';
import type { Table } from '../../../model/Entity';
import type { StoredRow } from '../../lib/StoredRow';
import type { DerivedRow } from '../DerivedRow';

/**
 * Maximum age, in milliseconds, of metric events that must have a marker (the row which records that the
 * event has been counted): two days. Older events are not checked, because their records may come from the
 * seed or a backup.
 */
const RECENT_MS = 2 * 86_400_000;

const timeOfLast = (history: unknown): unknown => (history as { at?: unknown }[] | undefined)?.at(-1)?.at;

/**
 * The record types whose changes are counted as metric events. `at` returns the time of a record's last
 * event, or undefined if the record does not contain that time.
 */
const KINDS: Readonly<Record<string, { table: Table; at: (row: StoredRow) => unknown }>> = {
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

const markerOf = (event: MetricEvent): StoredRow => ({
  ...markerKey(event.key),
  __typename: 'Once',
  event,
});

/**
 * Derives the markers of metric events. A marker is a row which records that an event has been added to its
 * counter; one transaction writes both. If a marker is missing, the event is counted now, which writes the
 * marker. The counters themselves are not derived, because they include events that no record shows any more.
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
