import { request } from 'node:http';
import { startSearch, type Engine } from '../../testing/startSearch';

let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(undefined);
});

afterAll(() => engine.stop());

const statusWith = (headers: Record<string, string>, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${engine.endpoint}/`, { headers, method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('a page that pretends to be local under another name reads nothing', async () => {
  expect(await statusWith({ host: 'rebound.example.com' })).toBe(403);
  expect(await statusWith({ host: '127.0.0.1:9200' })).toBe(200);
});

test('no page writes or reads, whatever its origin', async () => {
  expect(await statusWith({ origin: 'http://example.com' }, 'POST')).toBe(403);
  expect(await statusWith({ origin: engine.endpoint }, 'POST')).toBe(403);
  // A page that loads it as a picture or a script sends no Origin.
  expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
});
