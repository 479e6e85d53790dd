import { freePort } from '../../src/processes/freePort';
import { createSearch, type Search } from '../../src/services/search/createSearch';
import { SearchMetrics } from '../../src/services/watch/SearchMetrics';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { eventually } from '../support/eventually';
import { environmentOf } from '../support/environmentOf';
import { stackOf } from '../support/stackOf';

let search: Search;
// Before the folder is removed, to which it writes when it ends.
afterAll(() => search.stop());
const folder = temporaryFolder();

const stack = stackOf([
  {
    ...{ logicalId: 'Domain', type: 'AWS::OpenSearchService::Domain', physicalId: 'domain' },
    properties: { EBSOptions: { VolumeSize: 20 } },
  },
]);
beforeAll(async () => {
  const environment = environmentOf(await freePort(), folder);
  search = await createSearch({ environment, onLost: (sentence) => console.error(sentence) });
  for (const [name, replicas] of [
    ['copied', 1],
    ['single', 0],
  ] as const)
    expect(
      await (
        await send('PUT', name, {
          settings: { number_of_replicas: replicas },
          mappings: {
            dynamic: 'strict',
            properties: { text: { type: 'keyword', index: false, doc_values: false } },
          },
          aliases: { [`${name}-alias`]: {} },
        })
      ).json(),
    ).toMatchObject({ acknowledged: true });
});
afterEach(() => search.meet({ nodes: 2, lost: [], diskMegabytes: null, occupiedMegabytes: 0 }));

const send = (method: string, path: string, body?: object) =>
  fetch(`${search.endpoint}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });

/** The latest value of each metric of the domain. */
async function measure(): Promise<Record<string, number>> {
  const points = await new SearchMetrics(stack, search, '000000000000').list();
  expect(points.every(({ dimensions }) => dimensions.DomainName === 'domain')).toBe(true);
  return Object.fromEntries(points.map(({ metric, value }) => [metric.replace('AWS/ES/', ''), value]));
}

test('a domain that is well is green, with four fifths of its disk free', async () => {
  const values = await measure();
  expect(values).toMatchObject({
    'ClusterStatus.green': 1,
    'ClusterStatus.yellow': 0,
    'ClusterStatus.red': 0,
  });
  expect(values.FreeStorageSpace).toBeGreaterThan(0.8 * 20 * 1024 - 1);
  expect(values.JVMMemoryPressure).toBeLessThan(50);
});

test('with one node, indices with a copy are yellow and are searched', async () => {
  await search.meet({ nodes: 1 });
  expect(await measure()).toMatchObject({ 'ClusterStatus.yellow': 1, 'ClusterStatus.red': 0 });
  const indices = (await (await send('GET', '_cat/indices?format=json')).json()) as Record<string, string>[];
  expect(Object.fromEntries(indices.map(({ index, health }) => [index, health]))).toEqual({
    copied: 'yellow',
    single: 'green',
  });
  expect((await send('POST', 'copied/_search', {})).status).toBe(200);
});

test('a lost index is red, found by its alias, until another takes its place; the others are searched', async () => {
  await search.meet({ lost: ['copied-alias', 'missing'] });
  expect(await measure()).toMatchObject({ 'ClusterStatus.red': 1, 'ClusterStatus.green': 0 });
  for (const [method, path] of [
    ['POST', 'copied-alias/_search'],
    ['POST', 'copied/_count'],
    ['GET', 'copied/_doc/1'],
    ['PUT', 'copied/_doc/1'],
  ] as const)
    expect((await send(method, path, method === 'GET' ? undefined : {})).status).toBe(503);
  const bulk = await send('POST', 'single/_search', {});
  expect(bulk.status).toBe(200);
  await send('DELETE', 'copied');
  await send('PUT', 'copied', {});
  expect(await measure()).toMatchObject({ 'ClusterStatus.red': 0, 'ClusterStatus.green': 1 });
});

test('what is stored takes room on the disk, and occupied memory counts until it is given back', async () => {
  await search.meet({ diskMegabytes: 100 });
  const { FreeStorageSpace: before = 0 } = await measure();
  const text = 'word '.repeat(200_000);
  expect((await send('PUT', 'single/_doc/1', { text })).status).toBe(201);
  expect(before - ((await measure()).FreeStorageSpace ?? 0)).toBeCloseTo(text.length / 1024 / 1024, 1);
  await search.meet({ occupiedMegabytes: 1000 });
  expect((await measure()).JVMMemoryPressure).toBeGreaterThan(92);
  await search.meet({ occupiedMegabytes: 0 });
  await eventually(async () => expect((await measure()).JVMMemoryPressure).toBeLessThan(50));
});

test('a domain that is down has no values', async () => {
  await search.interrupt();
  expect(await measure()).toEqual({});
  await search.resume();
});
