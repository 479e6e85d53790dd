import type { Context } from 'aws-lambda';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { handler as follow } from '../../../lambdas/index-search/handler';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import type { RebuildPosition } from '../../../lambdas/manage-search/rebuild';
import type { Differences } from '../../../lambdas/manage-search/Differences';
import { FakeTables } from '../../unit/search/FakeTables';
import { aJob, anEvent, aUser, sub } from '../../unit/search/given';
import { manageSearch } from './manageSearch';
import { searchEnvironment } from '../../unit/search/searchEnvironment';

let engine: Engine;
let tables: FakeTables;

beforeAll(async () => {
  engine = await startSearch(undefined);
});
afterAll(() => engine.stop());

beforeEach(async () => {
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  tables = new FakeTables();
  tables.pageSize = 2;
  await createMissingIndices();
});
afterEach(async () => {
  tables.restore();
  const { body } = await engine.call({ method: 'GET', path: '/_cat/aliases' });
  for (const { index } of body as { index: string }[])
    await engine.call({ method: 'DELETE', path: `/${index}` });
});

const job = (id: string, more: Record<string, unknown> = {}) => aJob({ pk: id, id, ...more });

async function change(before: ReturnType<typeof job>, after?: ReturnType<typeof job>): Promise<void> {
  if (after) tables.put('OpenJob', after);
  else tables.remove('OpenJob', before);
  await follow({ Records: [anEvent(before, after)] }, {} as Context);
}

async function titles(): Promise<Record<string, string>> {
  const { body } = await engine.call({ method: 'POST', path: '/open-jobs/_search', body: { size: 50 } });
  const { hits } = body as { hits: { hits: { _id: string; _source: { title: string } }[] } };
  return Object.fromEntries(hits.hits.map(({ _id, _source }) => [_id, _source.title]));
}

const next = (answer: Awaited<ReturnType<typeof manageSearch>>) => answer?.next as RebuildPosition | null;
const reindex = (from: RebuildPosition | null, remaining: number) =>
  manageSearch({ action: 'reindex', indices: ['open-jobs', 'users-admin'], from }, remaining);

test('a rebuild without time ends after a page, and further calls complete it, whatever changes in between', async () => {
  for (const id of ['job-1', 'job-2', 'job-3', 'job-4', 'job-5']) tables.put('OpenJob', job(id));
  tables.put('Talent', aUser());
  const first = await reindex(null, 0);
  expect(first?.indices).toEqual({
    'open-jobs': { index: 'open-jobs-v2', documents: 2 },
    'users-admin': { index: 'users-admin-v2', documents: 0 },
  });
  expect(await titles()).toEqual({});
  await change(job('job-1'), job('job-1', { title: '新しい題' }));
  await change(job('job-5'));
  let last = first;
  let calls = 1;
  for (; next(last); calls += 1) last = await reindex(next(last), 0);
  // Three pages of jobs, since a changed one is at the end of the simulated table, and one of talents.
  expect(calls).toBe(4);
  expect(last?.indices).toEqual({
    'open-jobs': { index: 'open-jobs-v2', documents: 5 },
    'users-admin': { index: 'users-admin-v2', documents: 1 },
  });
  const { title } = aJob();
  expect(await titles()).toEqual({ 'job-1': '新しい題', 'job-2': title, 'job-3': title, 'job-4': title });
  const { indices } = (await manageSearch({ action: 'verify', indices: ['open-jobs', 'users-admin'] })) ?? {};
  for (const each of Object.values(indices ?? {}))
    expect(each).toMatchObject({ missing: [], stale: [], ghosts: [] });
});

test('a rebuild is not continued when another one has begun since', async () => {
  for (const id of ['job-1', 'job-2', 'job-3']) tables.put('OpenJob', job(id));
  const begun = next(await reindex(null, 0));
  await engine.call({ method: 'DELETE', path: '/open-jobs-v2' });
  const aliases = { 'open-jobs-next': {} };
  await engine.call({ method: 'PUT', path: '/open-jobs-v3', body: { aliases } });
  await expect(reindex(begun, 0)).rejects.toThrow(
    'The rebuild of open-jobs cannot be continued, because another one has begun since.',
  );
});

test('a call that fails leaves what earlier calls have built, and can be repeated', async () => {
  for (const id of ['job-1', 'job-2', 'job-3']) tables.put('OpenJob', job(id));
  const begun = next(await reindex(null, 0));
  tables.meanwhile = () => Promise.reject(new Error('the table is gone'));
  await expect(reindex(begun, 0)).rejects.toThrow('the table is gone');
  expect(next(await reindex(begun, Infinity))).toBeNull();
  expect(Object.keys(await titles()).sort()).toEqual(['job-1', 'job-2', 'job-3']);
});

test('a comparison in many calls finds what one call finds', async () => {
  for (const id of ['job-1', 'job-2', 'job-3', 'job-5']) tables.put('OpenJob', job(id));
  tables.put('Talent', aUser());
  await manageSearch({ action: 'reindex' });
  tables.put('OpenJob', job('job-2', { title: '別の題' }));
  tables.put('OpenJob', job('job-4'));
  tables.remove('OpenJob', job('job-3'));
  tables.remove('Talent', aUser());
  const found: Record<string, Differences> = {};
  let from = null;
  let calls = 0;
  do {
    const answer = await manageSearch({ action: 'verify', indices: ['open-jobs', 'users-admin'], from }, 0);
    for (const [index, part] of Object.entries(answer?.indices ?? {}) as [string, Differences][]) {
      const sum = (found[index] ??= { documents: 0, missing: [], stale: [], ghosts: [] });
      sum.documents += part.documents;
      for (const kind of ['missing', 'stale', 'ghosts'] as const) sum[kind].push(...part[kind]);
    }
    from = next(answer) as never;
    calls += 1;
  } while (from);
  expect(calls).toBeGreaterThan(3);
  expect(found).toEqual({
    'open-jobs': { documents: 4, missing: ['job-4'], stale: ['job-2'], ghosts: ['job-3'] },
    'users-admin': { documents: 0, missing: [], stale: [], ghosts: [sub] },
  });
});
