import type { Context } from 'aws-lambda';
import { handler as follow } from '../../../lambdas/index-search/handler';
import type { SearchRequest } from '../../../lambdas/manage-search/SearchRequest';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { searchIndices } from '../../../model/searchIndices';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { FakeTables } from '../../unit/search/FakeTables';
import { aJob, anApplication, anEvent, aUser, sub } from '../../unit/search/given';
import { manageSearch } from './manageSearch';
import { searchEnvironment } from '../../unit/search/searchEnvironment';

/** The result of a call that has the time for all. */
async function indicesOf(request: SearchRequest): Promise<unknown> {
  const answer = await manageSearch(request);
  expect(answer?.next).toBeNull();
  return answer?.indices;
}

/** URL of a real OpenSearch, if there is one. All its indices with an alias are deleted after each test. */
const real = process.env.OPENSEARCH_ENDPOINT;
let engine: Engine;
let tables: FakeTables;

beforeAll(async () => {
  engine = await startSearch(real);
});
afterAll(() => engine.stop());

beforeEach(async () => {
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  tables = new FakeTables();
  await createMissingIndices();
});

afterEach(async () => {
  tables.restore();
  const { body } = await engine.call({ method: 'GET', path: '/_cat/aliases?format=json&h=alias,index' });
  for (const { index } of body as { index: string }[])
    await engine.call({ method: 'DELETE', path: `/${index}` });
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  engine.call({ method, path, body });

async function title(id: string): Promise<unknown> {
  const { body } = await call('GET', `/open-jobs/_doc/${id}`);
  return (body as { _source?: { title: string } })._source?.title;
}

const indexOf = async (alias: string) => Object.keys((await call('GET', `/${alias}`)).body as object);

const job = (id: string, more: Record<string, unknown> = {}) => aJob({ pk: id, id, ...more });

async function change(before: ReturnType<typeof job>, after?: ReturnType<typeof job>): Promise<void> {
  if (after) tables.put('OpenJob', after);
  else tables.remove('OpenJob', before);
  await follow({ Records: [anEvent(before, after)] }, {} as Context);
}

test('a rebuild fills a new index, moves the alias and deletes the old index with its leftovers', async () => {
  tables.put('OpenJob', aJob());
  await call('PUT', '/open-jobs/_doc/ghost', { id: 'ghost', title: '幽霊' });
  expect(await indicesOf({ action: 'reindex', indices: ['open-jobs', 'open-jobs-admin'] })).toEqual({
    'open-jobs': { index: 'open-jobs-v2', documents: 1 },
    'open-jobs-admin': { index: 'open-jobs-admin-v2', documents: 1 },
  });
  expect(await title('ghost')).toBeUndefined();
  expect(await title('job-1')).toBe(aJob().title);
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v2']);
  expect((await call('GET', '/open-jobs-v1')).status).toBe(404);
  expect((await call('GET', '/open-jobs-next')).status).toBe(404);
});

test('changes during a rebuild are neither lost nor overwritten by older reads', async () => {
  for (const id of ['job-1', 'job-2']) tables.put('OpenJob', job(id));
  tables.meanwhile = async () => {
    // The rebuild has read the jobs as they were before this change.
    await change(job('job-1'), job('job-1', { title: '新しい題' }));
    await change(job('job-2'));
    await change(job('job-3'), job('job-3', { title: '新しい求人' }));
    expect(await title('job-1')).toBe('新しい題');
  };
  await indicesOf({ action: 'reindex', indices: ['open-jobs'] });
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v2']);
  expect(await title('job-1')).toBe('新しい題');
  expect(await title('job-2')).toBeUndefined();
  expect(await title('job-3')).toBe('新しい求人');
});

test('a failed rebuild leaves the current index unchanged, and the next one starts again', async () => {
  tables.put('OpenJob', aJob());
  await indicesOf({ action: 'reindex', indices: ['open-jobs'] });
  tables.meanwhile = () => Promise.reject(new Error('the table is gone'));
  await expect(indicesOf({ action: 'reindex', indices: ['open-jobs'] })).rejects.toThrow('the table is gone');
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v2']);
  expect((await call('GET', '/open-jobs-next')).status).toBe(404);
  await call('PUT', '/open-jobs-v3', { aliases: { 'open-jobs-next': {} } });
  await indicesOf({ action: 'reindex', indices: ['open-jobs'] });
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v4']);
  expect((await call('GET', '/open-jobs-v3')).status).toBe(404);
});

describe('two concurrent rebuilds', () => {
  const reindex = (...indices: ('open-jobs' | 'users-admin')[]) => indicesOf({ action: 'reindex', indices });

  test('reports the running rebuild to the second call, and the first continues', async () => {
    tables.put('OpenJob', aJob());
    let second: unknown;
    tables.meanwhile = async () => {
      tables.meanwhile = undefined;
      second = await reindex('users-admin', 'open-jobs').catch((error: unknown) => error);
    };
    expect(await reindex('open-jobs')).toEqual({ 'open-jobs': { index: 'open-jobs-v2', documents: 1 } });
    expect(second).toMatchObject({
      name: 'Conflict',
      message: expect.stringMatching(
        /^open-jobs is being rebuilt by another call, which ends by \S+Z at the latest; nothing was changed\.$/,
      ) as string,
    });
    expect(await indexOf('users-admin')).toEqual(['users-admin-v1']);
    expect((await call('GET', '/users-admin-next')).status).toBe(404);
  });

  test('lets one win when both begin at the same moment, whatever indices they share', async () => {
    tables.put('OpenJob', aJob());
    const outcomes = await Promise.allSettled([
      reindex('users-admin', 'open-jobs'),
      reindex('open-jobs', 'users-admin'),
      reindex('open-jobs'),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'Conflict' });
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    await reindex('open-jobs', 'users-admin');
    expect(await title('job-1')).toBe(aJob().title);
    expect((await call('GET', '/open-jobs-next')).status).toBe(404);
    expect((await call('GET', '/users-admin-next')).status).toBe(404);
  });

  test('does not block the index permanently when its function was killed', async () => {
    const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const leave = (minutes: number) =>
      call('PUT', '/open-jobs-v2', {
        mappings: { dynamic: 'strict', properties: {}, _meta: { since: since(minutes) } },
        aliases: { 'open-jobs-next': {} },
      });
    await leave(14);
    await expect(reindex('open-jobs')).rejects.toThrow('is being rebuilt');
    await call('DELETE', '/open-jobs-v2');
    await leave(16);
    expect(await reindex('open-jobs')).toMatchObject({ 'open-jobs': { index: 'open-jobs-v3' } });
  });
});

test('verify reports missing, stale and leftover documents by index, and none after a rebuild', async () => {
  for (const id of ['job-1', 'job-2', 'job-3']) tables.put('OpenJob', job(id));
  tables.put('Talent', aUser());
  tables.put('Talent', anApplication());
  await indicesOf({ action: 'reindex' });
  tables.put('OpenJob', job('job-2', { title: '別の題' }));
  tables.put('OpenJob', job('job-4'));
  tables.remove('OpenJob', job('job-3'));
  tables.remove('Talent', aUser());
  const found = await indicesOf({
    action: 'verify',
    indices: ['open-jobs', 'users-admin', 'user-applies', 'employee-benefits'],
  });
  expect(found).toEqual({
    'open-jobs': { documents: 3, missing: ['job-4'], stale: ['job-2'], ghosts: ['job-3'] },
    'users-admin': { documents: 0, missing: [], stale: [], ghosts: [sub] },
    'user-applies': { documents: 1, missing: [], stale: [`${sub}.job-1`], ghosts: [] },
    'employee-benefits': { documents: 0, missing: [], stale: [], ghosts: [] },
  });
  await indicesOf({ action: 'reindex' });
  const after = Object.values((await indicesOf({ action: 'verify' })) as object);
  expect(after).toHaveLength(searchIndices.length);
  for (const each of after) expect(each).toMatchObject({ missing: [], stale: [], ghosts: [] });
});

test('verify reports all documents of a missing index as missing until a rebuild', async () => {
  tables.put('OpenJob', aJob());
  await indicesOf({ action: 'reindex', indices: ['open-jobs', 'open-jobs-admin'] });
  await engine.call({ method: 'DELETE', path: '/open-jobs-v2' });
  const indices = ['open-jobs' as const, 'open-jobs-admin' as const];
  expect(await indicesOf({ action: 'verify', indices })).toEqual({
    'open-jobs': { documents: 1, missing: ['job-1'], stale: [], ghosts: [] },
    'open-jobs-admin': { documents: 1, missing: [], stale: [], ghosts: [] },
  });
  await indicesOf({ action: 'reindex', indices });
  expect(await indicesOf({ action: 'verify', indices })).toMatchObject({ 'open-jobs': { missing: [] } });
});

test('an unknown index is refused by name', async () => {
  const indices = ['jobs' as 'open-jobs'];
  await expect(indicesOf({ action: 'reindex', indices })).rejects.toThrow('jobs');
});
