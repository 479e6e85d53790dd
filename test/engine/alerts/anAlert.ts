import type { StoredRow } from '../../../lambdas/lib/StoredRow';

/** Returns the row of an alert that is mailed every day at eight. */
export const anAlert = (sub: string, id: string, more: Record<string, unknown> = {}): StoredRow => ({
  ...{ pk: `${sub}#private`, sk: `JobAlert#${id}`, __typename: 'JobAlert', id: `${sub}.${id}` },
  ...{ userID: sub, owner: sub, name: '週3日の仕事', frequency: 'DAILY', hour: 8, version: 1 },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' },
  ...more,
});
