import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadDictionary } from '../../src/services/search/analysis/japanese/loadDictionary';
import { route } from '../../src/services/search/http/route';
import type { JsonObject } from '../../src/services/search/Json';
import { Store } from '../../src/services/search/store/Store';

const DEFINITION = {
  settings: { analysis: { analyzer: { ja: { type: 'custom', tokenizer: 'kuromoji_tokenizer' } } } },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'keyword' },
      title: { type: 'text', analyzer: 'ja' },
      skills: { type: 'keyword' },
      order: { type: 'keyword', index: false },
      salary: { type: 'double' },
      isPublic: { type: 'boolean' },
      createdAt: { type: 'date' },
    },
  },
};
const titles = ['営業と開発の仕事', '東京の営業', '開発者の東京の仕事', '人事'];
const job = (number: number): JsonObject => ({
  id: `job${number}`,
  title: titles[number % titles.length] ?? '',
  skills: ['React', 'Go', '日本語'].slice(0, number % 4),
  order: `${number % 7}`,
  ...(number % 3 > 0 && { salary: number * 1000.5 }),
  isPublic: number % 2 === 0,
  createdAt: `2026-0${1 + (number % 9)}-01`,
});
const questions: JsonObject[] = [
  { query: { match: { title: '東京の仕事' } }, highlight: { fields: { title: { number_of_fragments: 0 } } } },
  { query: { match_phrase: { title: '東京の仕事' } } },
  { query: { bool: { filter: [{ term: { isPublic: true } }, { range: { salary: { gte: 5000 } } }] } } },
  { query: { exists: { field: 'salary' } }, sort: [{ order: 'desc' }, { createdAt: 'asc' }, 'id'] },
  { query: { terms: { skills: ['Go'] } }, sort: [{ salary: { order: 'asc', missing: '_last' } }, 'id'] },
  { size: 0, aggs: { skills: { terms: { field: 'skills' } }, order: { terms: { field: 'order' } } } },
];

let folder: string;
let checkpoint: string;
let log: string;
let store: Store;

async function reopened(): Promise<Store> {
  store.close();
  store = new Store(folder, await loadDictionary());
  return store;
}

function call(method: string, path: string, body?: JsonObject): JsonObject {
  const [pathname = '', query] = path.split('?');
  const text = body ? JSON.stringify(body) : '';
  const request = { method, path: pathname.split('/'), query: new URLSearchParams(query), text };
  return route(store, request).body as JsonObject;
}
const put = (number: number, version = 1): JsonObject =>
  call('PUT', `jobs-1/_doc/job${number}?version=${version}&version_type=external_gte`, job(number));
const answers = () =>
  questions.map((question) => ({ ...call('POST', 'jobs/_search', { size: 50, ...question }), took: 0 }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enishi-checkpoint-'));
  [checkpoint, log] = [join(folder, 'checkpoint'), join(folder, 'log.ndjson')];
  store = new Store(folder, await loadDictionary());
  call('PUT', 'jobs-1', { ...DEFINITION, aliases: { jobs: {} } });
  for (let number = 0; number < 40; number++) put(number);
  for (const number of [3, 4, 5])
    call('DELETE', `jobs-1/_doc/job${number}?version=7&version_type=external_gte`);
  put(8, 2);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

test('searches give the same results after a start from a checkpoint and after one without, also after further writes', async () => {
  const before = answers();
  await reopened();
  expect(answers()).toEqual(before);
  const change = () => {
    for (const number of [41, 42, 9]) put(number, 3);
    call('DELETE', 'jobs-1/_doc/job10?version=3&version_type=external_gte');
    expect(put(4, 6)).toMatchObject({ status: 409 });
    return [answers(), call('GET', 'jobs/_doc/job9')];
  };
  const changed = change();
  store.close();
  rmSync(checkpoint);
  store = new Store(folder, await loadDictionary());
  // Documents are numbered in another order and deleted ones are missing; ids and counts must be the same.
  const idsOf = (all: unknown) =>
    JSON.stringify(all)
      .match(/"_id":"\w+"|"doc_count":\d+/g)
      ?.sort();
  expect(idsOf(answers())).toEqual(idsOf(changed[0]));
});

test('texts older than a checkpoint are not read again, newer ones are', async () => {
  store.close();
  writeFileSync(log, readFileSync(log, 'utf8').replace('人事', '経理'));
  store = new Store(folder, await loadDictionary());
  const found = (title: string) =>
    (call('POST', 'jobs/_search', { query: { match: { title } } }).hits as { total: { value: number } })
      .total;
  expect(found('経理').value).toBe(0);
  call('PUT', 'jobs-1/_doc/new', { id: 'new', title: '経理' });
  // The store is not closed, as after kill -9.
  store = new Store(folder, await loadDictionary());
  expect(found('経理').value).toBe(1);
});

function spoilProgram() {
  const empty = { indices: [], aliases: new Map() };
  const made = deserialize(readFileSync(checkpoint)) as object;
  writeFileSync(checkpoint, serialize({ ...made, program: 'another', state: empty }));
}

test.each([
  ['of another program', spoilProgram],
  ['that cannot be read', () => writeFileSync(checkpoint, 'half of on')],
  ['of another log', () => writeFileSync(log, readFileSync(log, 'utf8').replaceAll('job8', 'job_'))],
  [
    'of a longer log',
    () => writeFileSync(log, readFileSync(log, 'utf8').split('\n').slice(0, 30).join('\n') + '\n'),
  ],
])('a checkpoint %s is ignored', async (_title, spoil) => {
  store.close();
  spoil();
  const spoilt = new Store(folder, await loadDictionary());
  store = spoilt;
  const given = answers();
  store.close();
  rmSync(checkpoint, { force: true });
  store = new Store(folder, await loadDictionary());
  expect(given).toEqual(answers());
});
