import type { Item } from '../lib/Item';

/** The times of a record that decide on which days it counts, by type of record. */
const TIMES: Readonly<Record<string, (row: Item) => readonly unknown[]>> = {
  User: ({ createdAt }) => [createdAt],
  UserApplies: ({ history }) => ((history ?? []) as { at: unknown }[]).map(({ at }) => at),
  UserFavoriteOpenJobs: ({ createdAt, updatedAt }) => [createdAt, updatedAt],
  UserEmployeeBenefits: ({ updatedAt }) => [updatedAt],
  OpenJob: ({ publishedAt }) => (publishedAt ? [publishedAt] : []),
  Message: ({ createdAt }) => [createdAt],
  AuditEntry: ({ at }) => [at],
};

/**
 * Returns whether the times of a record can be read. A damaged record without them shows no event, and must not end
 * the check of all others.
 */
export const hasTimes = (row: Item): boolean =>
  (TIMES[row.__typename]?.(row) ?? []).every((at) => !Number.isNaN(Date.parse(String(at))));
