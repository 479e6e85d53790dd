import { limits } from '../../src/services/appsync/limits';
import { startApi, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

const schema = `
  type Node { id: ID next: Node nodes: [Node] }
  input Filter { and: [Filter] not: Filter eq: String }
  type Query { node(id: ID, ids: [ID], filter: Filter, json: AWSJSON): Node nodes: [Node] }
  type Mutation { add: Node }`;

const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');

/**
 * Returns a GraphQL document in which each fragment contains the next one twice. Expanding the fragments
 * would take exponential time.
 */
const bomb = (levels: number) =>
  `{ node { ...F0 } } ${many(levels, (n) => `fragment F${n} on Node { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on Node { id }`;

const aliasBomb = (levels: number, width: number) =>
  `{ node { ...F0 } } ${many(
    levels,
    (n) => `fragment F${n} on Node { ${many(width, (m) => `a${m}: next { ...F${n + 1} }`)} }`,
  )} fragment F${levels} on Node { id }`;

const nested = (levels: number, open: string, close: string, core: string) =>
  `${open.repeat(levels)}${core}${close.repeat(levels)}`;

const documents: Record<string, string> = {
  'fragments that spread twice, 22 levels': bomb(22),
  'fragments that spread twice, 30 levels': bomb(30),
  'fragments that spread twice, 1,000 levels': bomb(1000),
  'aliases that fork twice, 30 levels': aliasBomb(30, 2),
  'aliases that fork eightfold, 11 levels': aliasBomb(11, 8),
  'aliases that fork a hundredfold, 4 levels': aliasBomb(4, 100),
  'one field 100,000 times': `{ node { ${'id '.repeat(100_000)} } }`,
  'one field 7,000 times': `{ node { ${'id '.repeat(7000)} } }`,
  'one field with a selection 3,000 times': `{ node { ${'next { id } '.repeat(3000)} } }`,
  '1,800 fragments side by side': `{ node { ${many(1800, (n) => `...F${n}`)} } } ${many(1800, (n) => `fragment F${n} on Node { id }`)}`,
  '20,000 aliases': `{ node { ${many(20_000, (n) => `a${n}: id`)} } }`,
  '3,000 fields that are not there': `{ node { ${many(3000, (n) => `nexxt${n}`)} } }`,
  '5,000 levels of fields': `{ node { ${nested(5000, 'next { ', '} ', 'id ')} } }`,
  '5,000 levels of inline fragments': `{ node { ${nested(5000, '... { ', '} ', 'id ')} } }`,
  '5,000 levels of values': `{ node(filter: ${nested(3000, '{ not: ', ' } ', '{ eq: "" }')}) { id } }`,
  '5,000 levels of lists': `{ node(filter: { and: ${nested(5000, '[', ']', '')} }) { id } }`,
  '3,000 directives': `{ node { id ${'@include(if: true) '.repeat(3000)} } }`,
  '2,000 variables': `query A(${many(2000, (n) => `$v${n}: String`)}) { node { id } }`,
  'types of types of types': `{ __schema { types ${nested(6, '{ fields { type ', ' } } ', '{ name }')} } }`,
  '500,000 brackets': '{'.repeat(500_000),
};

/**
 * Maximum time in seconds that a hostile document may take. It is high, because other tests run at the same
 * time.
 */
const SECONDS = 4;

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({
    schema,
    api: { QueryDepthLimit: 12, ResolverCountLimit: 1000 },
    resolvers: {
      'Query.node': unit("return { payload: { id: '1' } };"),
      'Query.nodes': unit("return { payload: Array.from({ length: 100 }, () => ({ id: '1' })) };"),
      'Node.next': unit("return { payload: { id: 'next' } };"),
      'Mutation.add': unit("return { payload: { id: 'new' } };"),
    },
  });
});

afterAll(() => api.stop());

test.each(Object.entries(documents))(
  '%s',
  async (_what, query) => {
    const started = performance.now();
    const { status } = await api.post(query);
    expect(status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(SECONDS * 1000);
  },
  SECONDS * 2000,
);

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
