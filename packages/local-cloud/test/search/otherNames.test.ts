import { request } from 'node:http';
import { startSearch, type Engine } from '../../testing/startSearch';

let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(undefined);
});

afterAll(() => engine.stop());

const statusUnder = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${engine.endpoint}/`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('a page that pretends to be local under another name reads nothing', async () => {
  expect(await statusUnder('rebound.example.com')).toBe(403);
  expect(await statusUnder('127.0.0.1:9200')).toBe(200);
});
