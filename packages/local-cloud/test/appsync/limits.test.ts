import { limits } from '../../src/services/appsync/limits';
import { source, type ApiSpec } from './support/apiTemplate';
import { claims, startApi } from './support/startApi';
import { unit } from './support/unit';

const schema = 'type Node { id: ID next: Node } type Query { node: Node nodes: [Node] big: String }';

const resolvers = {
  'Query.node': unit("return { payload: { id: '1' } };"),
  'Query.nodes': unit('return { payload: [1, 2, 3, 4].map((n) => ({ id: `${n}` })) };'),
  'Query.big': unit(`return { payload: '${'x'.repeat(1000)}'.repeat(5001) };`),
  'Node.next': unit("return { payload: { id: 'next' } };"),
};

/** Executes one query on an API that is started with the given settings and stopped afterwards. */
async function ask(query: string, spec: Partial<ApiSpec>) {
  const api = await startApi({ schema, resolvers, ...spec });
  try {
    return await api.appSync.execute({ query }, claims('a'));
  } finally {
    await api.stop();
  }
}

test('a query deeper than the API’s limit is refused before it runs', async () => {
  const spec = { api: { QueryDepthLimit: 3 } };
  expect((await ask('{ node { next { id } } }', spec)).data).toEqual({ node: { next: { id: 'next' } } });
  const deep = await ask('{ node { ...Two } } fragment Two on Node { next { next { id } } }', spec);
  expect(deep).toMatchObject({
    data: null,
    errors: [{ message: expect.stringContaining('depth limit') as string }],
  });
});

test('a request runs no more resolvers than the API’s limit', async () => {
  const spec = { api: { ResolverCountLimit: 3 } };
  const { data, errors } = await ask('{ nodes { next { id } } }', spec);
  const nodes = (data?.nodes ?? []) as { next: unknown }[];
  expect(nodes.filter(({ next }) => next !== null)).toHaveLength(2);
  expect(errors?.[0]?.errorType).toBe('ResolverCountLimitExceeded');
});

test('an API can disable introspection', async () => {
  const { data, errors } = await ask('{ __schema { types { name } } }', {
    api: { IntrospectionConfig: 'DISABLED' },
  });
  expect(data).toBeNull();
  expect(errors).toHaveLength(2);
});

test('a handler returns no more than 5 MB', async () => {
  const { data, errors } = await ask('{ big }', {});
  expect(data).toEqual({ big: null });
  expect(errors).toMatchObject([
    { errorType: 'Code', message: expect.stringContaining('5000000 bytes') as string },
  ]);
});

test('a request of more than 1 MB is refused', async () => {
  const api = await startApi({ schema, resolvers });
  try {
    const { status } = await api.post(`{ node { id } } # ${'x'.repeat(limits.requestBytes)}`);
    expect(status).toBe(413);
  } finally {
    await api.stop();
  }
});

describe('the start of an API fails', () => {
  const step = { source: 'none', code: 'export function request() {} export function response() {}' };
  const pipeline = (length: number) => ({ code: step.code, functions: Array.from({ length }, () => step) });

  test.each<[string, Partial<ApiSpec>, string]>([
    [
      'code beyond 32,768 characters',
      { resolvers: { 'Query.big': unit(' '.repeat(33_000)) } },
      'Query.big: 33',
    ],
    ['a pipeline of eleven', { resolvers: { 'Query.big': pipeline(11) } }, 'Query.big: a pipeline of 11'],
    ['a schema beyond 1 MB', { schema: `${schema} # ${'x'.repeat(limits.schemaBytes)}` }, 'the schema has'],
    [
      'an invalid schema',
      { schema: 'type Query { node: Missing }', resolvers: {} },
      'Unknown type "Missing"',
    ],
    [
      'a resolver without a field',
      { resolvers: { 'Query.gone': step } },
      'without a field in the schema: Query.gone',
    ],
    [
      'an unknown data source',
      { resolvers: { 'Query.big': { ...step, source: 'gone' } } },
      'no data source gone',
    ],
    ['a mode that is not emulated', { defaultMode: 'API_KEY' }, 'Api: the authentication type API_KEY'],
    [
      'a source that is not emulated',
      { resources: { Events: source('e', 'AMAZON_EVENTBRIDGE') } },
      'Events: the data source type AMAZON_EVENTBRIDGE',
    ],
    [
      'an HTTP source',
      { resources: { Http: source('h', 'HTTP', { HttpConfig: { Endpoint: 'https://api.example.com' } }) } },
      'Http: the data source type HTTP',
    ],
  ])('with %s', async (_what, spec, message) => {
    await expect(startApi({ schema, resolvers, ...spec })).rejects.toThrow(message);
  });
});
