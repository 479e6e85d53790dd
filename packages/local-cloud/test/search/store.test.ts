import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/services/search/Json';
import { loadDictionary } from '../../src/services/search/analysis/japanese/loadDictionary';
import { route } from '../../src/services/search/http/route';
import { Store } from '../../src/services/search/store/Store';

const DEFINITION = {
  mappings: { dynamic: 'strict', properties: { id: { type: 'keyword' }, rank: { type: 'integer' } } },
};

let folder: string;
let store: Store;

const open = async () => new Store(folder, await loadDictionary());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enishi-store-'));
  store = await open();
  call('PUT', 'jobs-1', { ...DEFINITION, aliases: { jobs: {} } });
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

function call(method: string, path: string, body?: JsonObject): JsonObject {
  const [pathname = '', query] = path.split('?');
  const request = {
    method,
    path: pathname.split('/'),
    query: new URLSearchParams(query),
    text: body ? JSON.stringify(body) : '',
  };
  return route(store, request).body as JsonObject;
}

const put = (id: string, rank: number, query = ''): JsonObject =>
  call('PUT', `jobs/_doc/${id}${query}`, { id, rank });

function ids(body: JsonObject = {}): string[] {
  const path = body.pit ? '_search' : 'jobs/_search';
  const { hits } = call('POST', path, { sort: ['id'], size: 100, ...body }) as {
    hits: { hits: { _id: string }[] };
  };
  return hits.hits.map(({ _id }) => _id);
}

test('every acknowledged write is stored after the process was killed', async () => {
  put('a', 1);
  put('b', 2);
  call('DELETE', 'jobs/_doc/a');
  const versions = put('b', 3);
  // The store is not closed, as after kill -9.
  store = await open();
  expect(ids()).toEqual(['b']);
  expect(call('GET', 'jobs/_doc/b')).toMatchObject({ _version: versions._version, _source: { rank: 3 } });
});

test('an incomplete line is ignored, and the lines after it are kept', async () => {
  put('a', 1);
  appendFileSync(join(folder, 'log.ndjson'), '{"do":"put","index":"jobs-1","id":"b","vers');
  store = await open();
  expect(ids()).toEqual(['a']);
  put('c', 3);
  store = await open();
  expect(ids()).toEqual(['a', 'c']);
});

test('the log shrinks to its live documents when most are outdated, and its checkpoint is replaced', async () => {
  store.close();
  store = await open();
  expect(existsSync(join(folder, 'checkpoint'))).toBe(true);
  for (let round = 0; round < 20_100; round++) put('a', round);
  const lines = readFileSync(join(folder, 'log.ndjson'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThan(1000);
  expect(existsSync(join(folder, 'checkpoint'))).toBe(false);
  store = await open();
  expect(call('GET', 'jobs/_doc/a')).toMatchObject({ _source: { rank: 20_099 } });
});

test('the log still contains what an open point in time needs, and shrinks when that is closed', () => {
  put('a', -1);
  const { pit_id: id } = call('POST', 'jobs/_search/point_in_time?keep_alive=1m');
  for (let round = 0; round < 20_100; round++) put('a', round);
  const shown = call('POST', '_search', { pit: { id: id ?? null } });
  expect(shown).toMatchObject({ hits: { hits: [{ _source: { rank: -1 } }] } });
  call('DELETE', '_search/point_in_time', { pit_id: [id ?? null] });
  put('b', 0);
  expect(readFileSync(join(folder, 'log.ndjson'), 'utf8').trim().split('\n').length).toBeLessThan(1000);
  expect(call('GET', 'jobs/_doc/a')).toMatchObject({ _source: { rank: 20_099 } });
});

test('what was updated many times is found once, with its last values', () => {
  for (let round = 0; round < 3000; round++) put(`a${round % 3}`, round);
  expect(ids()).toEqual(['a0', 'a1', 'a2']);
  expect(ids({ query: { term: { rank: 2999 } } })).toEqual(['a2']);
  expect(ids({ query: { term: { rank: 2000 } } })).toEqual([]);
});

test('a version that is not newer is refused, also when the document was deleted', () => {
  put('a', 1, '?version=5&version_type=external_gte');
  expect(put('a', 2, '?version=4&version_type=external_gte')).toMatchObject({ status: 409 });
  expect(put('a', 3, '?version=5&version_type=external_gte')).toMatchObject({ result: 'updated' });
  call('DELETE', 'jobs/_doc/a?version=7&version_type=external_gte');
  expect(put('a', 4, '?version=6&version_type=external_gte')).toMatchObject({ status: 409 });
  expect(ids()).toEqual([]);
});

test('a point in time does not change while others write', () => {
  put('a', 1);
  put('b', 2);
  const { pit_id: id } = call('POST', 'jobs/_search/point_in_time?keep_alive=1m');
  const pit = { id: id ?? null, keep_alive: '1m' };
  call('DELETE', 'jobs/_doc/a');
  put('c', 3);
  expect(ids({ pit })).toEqual(['a', 'b']);
  expect(ids()).toEqual(['b', 'c']);
  call('DELETE', '_search/point_in_time', { pit_id: [id ?? null] });
  expect(call('POST', '_search', { pit })).toMatchObject({ status: 404 });
});

test('an alias moves to another index in one step', () => {
  put('a', 1);
  call('PUT', 'jobs-2', DEFINITION);
  call('PUT', 'jobs-2/_doc/b', { id: 'b', rank: 2 });
  const actions: Json = [
    { remove: { index: 'jobs-1', alias: 'jobs' } },
    { add: { index: 'jobs-2', alias: 'jobs' } },
  ];
  expect(call('POST', '_aliases', { actions })).toEqual({ acknowledged: true });
  expect(ids()).toEqual(['b']);
});

test('a refused action leaves the aliases as they were', () => {
  const actions: Json = [
    { remove: { index: 'jobs-1', alias: 'jobs' } },
    { add: { index: 'nowhere', alias: 'jobs' } },
  ];
  expect(call('POST', '_aliases', { actions })).toMatchObject({ status: 404 });
  expect(ids()).toEqual([]);
});
