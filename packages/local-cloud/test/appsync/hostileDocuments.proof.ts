import { hostileDocuments, many } from './support/hostileDocuments';
import type { RunningApi } from './support/startApi';
import { startNodeApi } from './support/startNodeApi';

/**
 * Maximum time in seconds that a hostile document may take. It is high, because other tests run at the same
 * time.
 */
const SECONDS = 4;

let api: RunningApi;

beforeAll(async () => {
  api = await startNodeApi();
});
afterAll(() => api.stop());

test.each(Object.entries(hostileDocuments))(
  '%s',
  async (_what, query) => {
    const started = performance.now();
    const { status } = await api.post(query);
    expect(status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(SECONDS * 1000);
  },
  SECONDS * 2000,
);

test('a request is answered at once while another one runs a thousand resolvers', async () => {
  const wide = `{ nodes { ${many(9, (n) => `a${n}: next { id }`)} } }`;
  const variables = { filler: JSON.stringify('x'.repeat(400_000)) };
  const slow = api.postBody(
    JSON.stringify({
      query: `query A($filler: AWSJSON) { node(json: $filler) { id } ${wide.slice(1)}`,
      variables,
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  const started = performance.now();
  await api.post('{ node { id } }');
  const waited = performance.now() - started;
  const { data } = await slow;
  expect(data?.nodes).toHaveLength(100);
  expect(waited).toBeLessThan(500);
});
