import { source } from './support/apiTemplate';
import { claims, startApi, type RunningApi } from './support/startApi';

const schema = `
type Item { id: ID! owner: AWSJSON }
type Query {
  invoke(payload: AWSJSON, event: Boolean): AWSJSON
  items: [Item]
  search(request: AWSJSON!): AWSJSON
  forbidden: AWSJSON
}
`;

const SEEN = 'export function response(ctx) { return { result: ctx.result, error: ctx.error }; }';
const pass = (name: string) => ({
  source: name,
  code: `export function request(ctx) { return ctx.args.request; } ${SEEN}`,
});

const invoked: { arn: string; payload: unknown }[] = [];
const fetched: { url: string; method?: string; headers: unknown; body: unknown }[] = [];
let answer: (payload: unknown) => unknown;
let page: Response;
let api: RunningApi;

beforeAll(async () => {
  const arn = 'arn:aws:lambda:ap-northeast-1:000000000000:function:owners';
  api = await startApi(
    {
      schema,
      resources: {
        Owners: source('owners', 'AWS_LAMBDA', { LambdaConfig: { LambdaFunctionArn: arn } }),
        Other: source('other', 'AWS_LAMBDA', { LambdaConfig: { LambdaFunctionArn: `${arn}-other` } }),
        Domain: { Type: 'AWS::OpenSearchService::Domain', Properties: { DomainName: 'jobs' } },
        Search: source('search', 'AMAZON_OPENSEARCH_SERVICE'),
      },
      statements: [
        { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: arn },
        { Effect: 'Allow', Action: 'es:ESHttpPost', Resource: { 'Fn::Sub': '${Domain.Arn}/*' } },
      ],
      resolvers: {
        'Query.invoke': {
          source: 'owners',
          code: `export function request(ctx) { return { operation: 'Invoke', invocationType: ctx.args.event ? 'Event' : 'RequestResponse', payload: ctx.args.payload }; } ${SEEN}`,
        },
        'Query.items': {
          source: 'none',
          code: "export function request() { return { payload: [{ id: '1' }, { id: '2' }, { id: '3' }] }; } export function response(ctx) { return ctx.result; }",
        },
        'Item.owner': {
          source: 'owners',
          maxBatchSize: 2,
          code: `export function request(ctx) { return { operation: 'BatchInvoke', payload: ctx.source.id }; } ${SEEN}`,
        },
        'Query.search': pass('search'),
        'Query.forbidden': {
          source: 'other',
          code: `export function request() { return { operation: 'Invoke' }; } ${SEEN}`,
        },
      },
    },
    {
      environment: { searchEndpoint: 'http://127.0.0.1:9' },
      invokeLambda: async (functionArn, payload) => {
        invoked.push({ arn: functionArn, payload });
        return answer(payload);
      },
      fetch: async (input, init) => {
        fetched.push({ url: String(input), method: init?.method, headers: init?.headers, body: init?.body });
        return page;
      },
    },
  );
});

beforeEach(() => {
  invoked.length = 0;
  fetched.length = 0;
  answer = () => null;
  page = Response.json(null);
});

afterAll(() => api.stop());

async function ask(query: string, variables?: Record<string, unknown>) {
  const { data, errors } = await api.appSync.execute({ query, variables }, claims('a'));
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {}).map((value) =>
    typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
  )[0];
}

const send = (field: string, request: object) =>
  ask(`query ($r: AWSJSON!) { ${field}(request: $r) }`, { r: JSON.stringify(request) });

describe('a Lambda data source', () => {
  const invoke = 'query ($p: AWSJSON, $e: Boolean) { invoke(payload: $p, event: $e) }';

  test('passes only the payload to the function, and the function’s result to the handler', async () => {
    answer = () => ({ greeting: 'hello' });
    expect(await ask(invoke, { p: '{"name":"x"}' })).toEqual({ result: { greeting: 'hello' }, error: null });
    expect(invoked).toEqual([
      { arn: expect.stringMatching(/:function:owners$/) as string, payload: { name: 'x' } },
    ]);
  });

  test('converts what the function throws into the error Lambda:Unhandled', async () => {
    answer = () => {
      throw new TypeError('no name');
    };
    expect(await ask(invoke)).toEqual({
      result: null,
      error: { type: 'Lambda:Unhandled', message: 'no name' },
    });
  });

  test('does not wait for an invocation of the type Event', async () => {
    answer = () => new Promise(() => undefined);
    expect(await ask(invoke, { e: true })).toEqual({ result: null, error: null });
  });

  test('collects calls into batches of at most its size, keeps their order and counts each call once', async () => {
    answer = (payload) => (payload as string[]).map((id) => ({ data: `owner ${id}` }));
    const { data, dataSourceCalls } = await api.appSync.execute(
      { query: '{ items { id owner } }' },
      claims('a'),
    );
    const owners = ((data?.items ?? []) as { owner: string }[]).map(
      ({ owner }) => JSON.parse(owner) as object,
    );
    expect(owners).toEqual(['1', '2', '3'].map((id) => ({ result: { data: `owner ${id}` }, error: null })));
    expect(invoked.map(({ payload }) => payload)).toEqual([['1', '2'], ['3']]);
    expect(dataSourceCalls).toBe(2);
  });

  test('fails every call of a batch whose result has another length', async () => {
    answer = () => ['only one'];
    const items = (await ask('{ items { owner } }')) as { owner: string }[];
    expect(items.map(({ owner }) => (JSON.parse(owner) as { error: unknown }).error !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('cannot invoke functions that its role does not allow', async () => {
    expect(await ask('{ forbidden }')).toMatchObject({ error: { type: 'Lambda:AccessDeniedException' } });
    expect(invoked).toEqual([]);
  });
});

describe('a search data source', () => {
  test('returns the parsed JSON', async () => {
    page = Response.json({ hits: { total: { value: 3 } } });
    const request = {
      operation: 'POST',
      path: '/jobs/_search',
      params: { queryString: { pretty: true }, body: { size: 1 } },
    };
    expect(await send('search', request)).toEqual({ result: { hits: { total: { value: 3 } } }, error: null });
    expect(fetched).toMatchObject([
      { url: 'http://127.0.0.1:9/jobs/_search?pretty=true', method: 'POST', body: '{"size":1}' },
    ]);
  });

  test('returns an error for every status but success', async () => {
    page = new Response('{"error":"parsing_exception"}', { status: 400 });
    expect(await send('search', { operation: 'POST', path: '/jobs/_search' })).toEqual({
      result: null,
      error: { type: 'OpenSearch:HttpResponseException', message: '400 {"error":"parsing_exception"}' },
    });
  });

  test('can only do what its role allows', async () => {
    expect(await send('search', { operation: 'DELETE', path: '/jobs' })).toMatchObject({
      error: { type: 'OpenSearch:AccessDeniedException' },
    });
    expect(fetched).toEqual([]);
  });
});
