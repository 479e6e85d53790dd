import { count } from '../../apply-events/metrics/count';
import type { Counted } from '../../apply-events/metrics/Counted';
import { countedOf } from '../../apply-events/metrics/countedOf';
import { markerAddress } from '../../apply-events/metrics/markerAddress';
import type { Table } from '../../../model/Entity';
import type { Item } from '../../lib/Item';
import type { DerivedRow } from '../DerivedRow';

/** As long as changes are counted: what is older was seeded or restored, or is no longer told by its record. */
const LATELY_MS = 2 * 86_400_000;

const last = (history: unknown): unknown => (history as { at?: unknown }[] | undefined)?.at(-1)?.at;

/** By kind of record: its table, and when what it still tells of happened. */
const KINDS: Readonly<Record<string, { table: Table; at: (row: Item) => unknown }>> = {
  User: { table: 'Talent', at: ({ createdAt }) => createdAt },
  LastVisitDay: { table: 'Talent', at: ({ day }) => day },
  UserApplies: { table: 'Talent', at: ({ history }) => last(history) },
  // One that was taken back and kept again does not tell when.
  UserFavoriteOpenJobs: {
    table: 'Talent',
    at: ({ version, createdAt }) => (version === 1 ? createdAt : undefined),
  },
  UserEmployeeBenefits: { table: 'Talent', at: ({ updatedAt }) => updatedAt },
  OpenJob: { table: 'OpenJob', at: ({ publishedAt }) => publishedAt },
  Message: { table: 'Conversation', at: ({ createdAt }) => createdAt },
};

const markerOf = (counted: Counted): Item => ({
  ...markerAddress(counted.key),
  __typename: 'Once',
  counted,
});

/**
 * That a happening was counted in its day's counter: the two are written in one transaction, which is also how a
 * missing one is made good. A counter itself holds more than the records still tell.
 */
export const countedHappenings: readonly DerivedRow[] = Object.entries(KINDS).map(
  ([entity, { table, at }]) => ({
    name: `Counter.${entity}`,
    source: { table, entity },
    table: 'Insight',
    isOne: () => false,
    sourceOf: ({ pk, sk }) => ({ table, key: { pk, sk } }),
    ignored: [],
    keptBy: [],
    rowsOf(row) {
      const age = Date.now() - Date.parse(String(at(row)));
      return Promise.resolve(age < LATELY_MS ? countedOf({ after: row }).map(markerOf) : []);
    },
    store: ({ counted }) => count([counted as Counted]),
  }),
);
