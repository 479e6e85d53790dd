import { limits } from '../../src/services/appsync/limits';
import { bomb, hostileDocuments, nested } from './support/hostileDocuments';
import type { RunningApi } from './support/startApi';
import { startNodeApi } from './support/startNodeApi';

let api: RunningApi;

beforeAll(async () => {
  api = await startNodeApi();
});
afterAll(() => api.stop());

// How long each takes: hostileDocuments.proof.ts.
test.each(Object.entries(hostileDocuments))('%s', async (_what, query) => {
  const { status } = await api.post(query);
  expect(status).toBeLessThan(500);
});

test('repeated fragment spreads give the same result as single ones', async () => {
  expect((await api.post(bomb(30))).data).toEqual({ node: { id: '1' } });
});

test('a document with more tokens than graphql-java accepts is refused', async () => {
  const { status } = await api.post(`{ node { ${'id '.repeat(limits.documentTokens)} } }`);
  expect(status).toBe(400);
});

test.each([
  ['a filter', { filter: JSON.parse(nested(20_000, '{"not":', '}', 'null')) as object }],
  ['lists', { filter: JSON.parse(`{"and":${nested(20_000, '[', ']', '')}}`) as object }],
])('a variable with 20,000 nested levels does not break the server: %s', async (_what, variables) => {
  const { status } = await api.postBody(
    `{"query":"query A($filter: Filter) { node(filter: $filter) { id } }","variables":${deep(variables)}}`,
  );
  expect(status).toBeLessThan(500);
});

/**
 * Returns GraphQL variables, as JSON text, with a filter that is nested 20,000 levels deep. JSON.stringify
 * could not write them.
 */
function deep({ filter }: { filter: object }): string {
  return 'and' in filter
    ? `{"filter":{"and":${nested(20_000, '[', ']', '')}}}`
    : `{"filter":${nested(20_000, '{"not":', '}', 'null')}}`;
}

test.each([
  ['in an id', '{ "id": "x\\ud800" }'],
  ['in a list', '{ "ids": ["a", "\\udfffx"] }'],
  ['in an input', '{ "filter": { "and": [{ "eq": "a\\ud83d b" }] } }'],
  ['in a key of JSON', '{ "json": "{ \\"\\ud800\\": 1 }" }'],
])('a lone surrogate %s is refused before it reaches a resolver', async (_what, variables) => {
  const query =
    'query A($id: ID, $ids: [ID], $filter: Filter, $json: AWSJSON) { node(id: $id, ids: $ids, filter: $filter, json: $json) { id } }';
  const { errors, status } = await api.postBody(
    `{ "query": ${JSON.stringify(query)}, "variables": ${variables} }`,
  );
  expect(status).toBe(200);
  expect(errors).toMatchObject([{ errorType: 'InvalidInput', errorInfo: { rule: 'characters' } }]);
});

test('surrogate pairs are accepted', async () => {
  const { data } = await api.post('query A($id: ID) { node(id: $id) { id } }', { id: '𠮷😀\\ud800' });
  expect(data).toEqual({ node: { id: '1' } });
});
