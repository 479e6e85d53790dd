import { ulid } from '../../../lambdas/lib/ulid';
import type { EngineTables } from '../../support/engineTables';

/** Stores a talent who has applied to a job, and the job. Returns the talent's sub. */
export async function storeApplicant(tables: EngineTables, job: string): Promise<string> {
  const sub = ulid();
  const made = { createdAt: '2026-01-05T03:00:00.000Z' };
  await tables.fill([
    { table: 'Talent', item: { ...made, pk: sub, sk: 'User', __typename: 'User', id: sub, name: '結城 結' } },
    {
      table: 'Talent',
      item: { ...made, pk: `${sub}#private`, sk: `UserApplies#${job}`, id: `${sub}.${job}` },
    },
    { table: 'OpenJob', item: { ...made, pk: job, sk: 'OpenJob', id: job, title: '見本の案件' } },
  ]);
  return sub;
}
