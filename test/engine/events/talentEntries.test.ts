import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { copyEntriesOfTalent } from '../../../lambdas/handle-changes/reactions/copyEntriesOfTalent';
import { refreshNamesOfTalents } from '../../../lambdas/handle-changes/reactions/refreshNamesOfTalents';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { type EngineTables, engineTables } from '../../support/engineTables';

let tables: EngineTables;

const at = '2026-06-01T00:00:00.000Z';
const record = { createdAt: at, updatedAt: at, version: 1 };
const entry = (catalogue: string, id: string, name: string): StoredRow => ({
  ...{ pk: catalogue, sk: id, __typename: catalogue, id, name },
  ...record,
});
const user = (sub: string, more: object): StoredRow => ({
  ...{ pk: sub, sk: 'User', __typename: 'User', id: sub, sub, ...record },
  ...more,
});

const put = (TableName: string, row: StoredRow) =>
  tables.client.send(new PutCommand({ TableName, Item: row }));
const stored = async ({ pk, sk }: StoredRow) =>
  (await tables.client.send(new GetCommand({ TableName: 'Talent', Key: { pk, sk } }))).Item;

/** Stores a record of a talent, and runs the reaction to it. */
async function store(row: StoredRow, before?: StoredRow) {
  await put('Talent', row);
  await copyEntriesOfTalent({ ...(before && { before }), after: row });
  return stored(row);
}

beforeAll(async () => {
  tables = await engineTables();
  await put('Catalog', entry('Job', 'sales', '営業'));
  await put('Catalog', entry('Job', 'design', '設計'));
  await put('Catalog', entry('Prefacture', 'tokyo', '東京都'));
  await put('Catalog', entry('Prefacture', 'oita', '大分県'));
});

afterAll(() => tables.stop());

test('a chosen occupation and place are copied with their names, and the version stays', async () => {
  const row = user('a', { userMainJobId: 'sales', userBaseLocationId: 'tokyo' });
  const copied = {
    mainJob: { id: 'sales', name: '営業' },
    baseLocation: { id: 'tokyo', name: '東京都' },
    ...{ parentKey: 'Job#sales', parentSort: 'User#tokyo#' },
  };
  expect(await store(row)).toEqual({ ...row, ...copied });
  const removed = user('a', { ...copied, userMainJobId: 'sales', baseLocation: undefined });
  expect(await store(removed, row)).toMatchObject({ mainJob: copied.mainJob, parentSort: 'User##' });
});

test('an occupation that is chosen once more, which removes its copy, is copied again', async () => {
  const chosen = await store(user('g', { userMainJobId: 'sales', userBaseLocationId: 'tokyo' }));
  const { mainJob, ...again } = chosen as StoredRow;
  expect(mainJob).toEqual({ id: 'sales', name: '営業' });
  expect(await store(again as StoredRow, chosen as StoredRow)).toEqual(chosen);
});

test('wanted occupations and places are copied, and ids without an entry are left to their resolvers', async () => {
  const wish = { pk: 'a', sk: 'UserMainJobs#sales', __typename: 'UserMainJobs', id: 'a.sales', ...record };
  expect(await store({ ...wish, jobID: 'sales' })).toMatchObject({
    ...{ job: { id: 'sales', name: '営業' }, parentKey: 'Job#sales', parentSort: `UserMainJobs#${at}` },
  });
  const place = { pk: 'a', sk: 'UserPrefactures#x', __typename: 'UserPrefactures', id: 'a.x', ...record };
  expect(await store({ ...place, prefactureID: 'missing' })).not.toHaveProperty('prefacture');
  const neither = user('b', {});
  expect(await store(neither)).toEqual(neither);
});

test('a change that another one has overtaken stores nothing', async () => {
  const first = user('c', { userMainJobId: 'sales' });
  const now = user('c', { userMainJobId: 'design' });
  await put('Talent', now);
  await copyEntriesOfTalent({ after: first });
  expect(await stored(now)).toEqual(now);
  await copyEntriesOfTalent({ before: first, after: now });
  expect(await stored(now)).toMatchObject({ mainJob: { id: 'design', name: '設計' } });
});

test('a new name reaches every talent with this occupation or place, and nobody else', async () => {
  const place = {
    pk: 'd',
    sk: 'UserPrefactures#oita',
    __typename: 'UserPrefactures',
    id: 'd.oita',
    ...record,
  };
  const rows = [
    user('d', { userMainJobId: 'design', userBaseLocationId: 'oita' }),
    user('e', { userBaseLocationId: 'oita' }),
    { ...place, prefactureID: 'oita' },
    user('f', { userMainJobId: 'design', userBaseLocationId: 'tokyo' }),
  ];
  for (const row of rows) await store(row);
  const before = entry('Prefacture', 'oita', '大分県');
  const after = { ...before, name: 'おおいた' };
  await put('Catalog', after);
  await refreshNamesOfTalents({ before, after });
  const shown = await Promise.all(rows.map(stored));
  const oita = { id: 'oita', name: 'おおいた' };
  expect(shown.map((row) => row?.baseLocation ?? row?.prefacture)).toEqual([
    ...[oita, oita, oita],
    { id: 'tokyo', name: '東京都' },
  ]);
  const job = entry('Job', 'design', '設計');
  await put('Catalog', { ...job, name: '意匠' });
  await refreshNamesOfTalents({ before: job, after: { ...job, name: '意匠' } });
  const named = await Promise.all(rows.map(stored));
  expect(named.map((row) => (row?.mainJob as StoredRow | undefined)?.name)).toEqual([
    ...['意匠', undefined, undefined, '意匠'],
  ]);
});
