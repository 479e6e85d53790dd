/** Returns a public job as the table stores it, with only the attributes that search needs. */
export const aJob = (id: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ pk: id, sk: 'OpenJob', __typename: 'OpenJob', id, version: 1, isPublic: true, isDraft: false },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' },
  ...{ publishedAt: '2026-01-05T00:00:00.000Z', title: `決済台帳のエンジニア ${id}` },
  ...{ overView: '台帳を作ります。', workType: 'EMPLOYEE', minumumSalary: 5_000_000, owners: [] },
  ...more,
});
