import { claims, guest, startApi, token, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

const schema = `
type Item @aws_cognito_user_pools @aws_iam { id: ID! title: String }
type Query {
  echo(text: String, data: AWSJSON): AWSJSON
  context: AWSJSON
  item: Item @aws_cognito_user_pools @aws_iam
  members: String
  failing: String
  refusing: Item
  appended: Item
  required: Item
  number: Int
  list: [String]
  faulty: String
  early: String
  pipeline(skip: String): AWSJSON
  moment(at: AWSDateTime): AWSDateTime
  nowhere: String
}
`;

let api: RunningApi;

beforeAll(async () => {
  const step = (name: string) => ({
    source: 'none',
    code: `import { runtime, util } from '@aws-appsync/utils';
export function request(ctx) {
  ctx.stash.seen = [...(ctx.stash.seen ?? []), '${name}'];
  if (ctx.args.skip === '${name}:END') runtime.earlyReturn('early ${name}', { skipTo: 'END' });
  if (ctx.args.skip === '${name}:NEXT') runtime.earlyReturn('early ${name}', { skipTo: 'NEXT' });
  if (ctx.args.skip === '${name}:error') util.error('broken ${name}', 'Broken');
  return { payload: { from: '${name}', prev: ctx.prev.result } };
}
export function response(ctx) { return ctx.result; }`,
  });
  api = await startApi({
    schema,
    api: { EnvironmentVariables: { TABLE: 'Talent' } },
    resolvers: {
      'Query.echo': unit(
        'return { payload: { args: ctx.args, same: ctx.args.text === ctx.arguments.text } };',
      ),
      'Query.context': unit(
        'return { payload: { identity: ctx.identity, info: ctx.info, env: ctx.env, source: ctx.source, prev: ctx.prev, type: util.authType(), header: ctx.request.headers["x-custom"] ?? null } };',
      ),
      'Query.item': unit("return { payload: { id: '1', title: 't' } };"),
      'Query.members': unit("return { payload: 'm' };"),
      'Query.failing': unit("util.error('It failed', 'Conflict', { id: '1' }, { field: 'x' });"),
      'Query.refusing': unit("util.error('No', 'NotFound', { id: '1', title: 't', secret: 's' });"),
      'Query.appended': unit(
        "util.appendError('Mind this', 'Warning', null, { n: 1 }); return { payload: { id: '1' } };",
      ),
      'Query.required': unit('return { payload: { title: "without id" } };'),
      'Query.number': unit('return { payload: "many" };'),
      'Query.list': unit('return { payload: "one" };'),
      'Query.faulty': unit('return undefined.nothing;'),
      'Query.early': unit("runtime.earlyReturn('before');", "export function response() { return 'after'; }"),
      'Query.moment': unit('return { payload: ctx.args.at };'),
      'Query.pipeline': {
        code: `import { runtime } from '@aws-appsync/utils';
export function request(ctx) { ctx.stash.seen = ['before']; if (ctx.args.skip === 'before') runtime.earlyReturn('early before'); return 'start'; }
export function response(ctx) { return { last: ctx.prev.result, seen: ctx.stash.seen }; }`,
        functions: [step('one'), step('two')],
      },
    },
  });
});

afterAll(() => api.stop());

describe('the context of a handler', () => {
  test('has the arguments twice, as args too; AWSJSON arrives parsed and leaves as text', async () => {
    const { data } = await api.post('query ($d: AWSJSON) { echo(text: "a", data: $d) }', { d: '{"x":[1]}' });
    expect(JSON.parse(String(data?.echo))).toEqual({ args: { text: 'a', data: { x: [1] } }, same: true });
  });

  test('has the identity, info and env for a caller with a token', async () => {
    const { data } = await api.post(
      'query ($unused: String) { alias: context echo(text: $unused) }',
      { unused: 'u' },
      token('sub-1', { 'cognito:groups': ['admin'], username: 'name-1' }),
    );
    const context = JSON.parse(String(data?.alias)) as Record<string, unknown>;
    expect(context).toMatchObject({
      identity: { sub: 'sub-1', username: 'name-1', groups: ['admin'], defaultAuthStrategy: 'ALLOW' },
      info: {
        fieldName: 'context',
        parentTypeName: 'Query',
        variables: { unused: 'u' },
        selectionSetList: [],
      },
      env: { TABLE: 'Talent' },
      source: null,
      prev: null,
      type: 'User Pool Authorization',
    });
  });

  test('has the identity of a caller with AWS credentials', async () => {
    const { data } = await api.appSync.execute({ query: '{ item { id } }' }, guest('Query.item', 'Item.*'));
    expect(data).toEqual({ item: { id: '1' } });
  });
});

describe('an error', () => {
  test('of util.error has the shape that AppSync gives it', async () => {
    const { status, data, errors } = await api.post('{ x: failing }');
    expect(status).toBe(200);
    expect(data).toEqual({ x: null });
    expect(errors).toEqual([
      {
        path: ['x'],
        data: { id: '1' },
        errorType: 'Conflict',
        errorInfo: { field: 'x' },
        locations: [{ line: 1, column: 3, sourceName: null }],
        message: 'It failed',
      },
    ]);
  });

  test('contains only those data that the query selects', async () => {
    const { errors } = await api.post('{ refusing { id title } }');
    expect(errors?.[0]?.data).toEqual({ id: '1', title: 't' });
  });

  test('of util.appendError is returned together with the data', async () => {
    const { data, errors } = await api.post('{ appended { id } }');
    expect(data).toEqual({ appended: { id: '1' } });
    expect(errors).toMatchObject([
      { path: ['appended'], errorType: 'Warning', errorInfo: { n: 1 }, message: 'Mind this' },
    ]);
  });

  test('of the code itself has the type Code', async () => {
    const { errors } = await api.post('{ faulty }');
    expect(errors).toMatchObject([{ errorType: 'Code', path: ['faulty'] }]);
  });

  test.each([
    [
      '{ required { id } }',
      /^Cannot return null for non-nullable type: 'ID' within parent 'Item' \(\/required\/id\)$/,
      ['required', 'id'],
    ],
    ['{ list }', /^Can't resolve value \(\/list\) : type mismatch error, expected type LIST$/, ['list']],
    ['{ number }', /^Can't serialize value \(\/number\) : /, ['number']],
  ])('for a value of the wrong type has the path of the field: %s', async (query, message, path) => {
    const { errors } = await api.post(query);
    expect(errors).toEqual([{ path, locations: null, message: expect.stringMatching(message) as string }]);
  });

  test('of the validation has the type that graphql-java uses', async () => {
    const { status, data, errors } = await api.post('{ missing }');
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        path: null,
        locations: [{ line: 1, column: 3, sourceName: null }],
        message: expect.stringMatching(/^Validation error of type FieldUndefined: /) as string,
      },
    ]);
  });

  test('a document with fragments that contain each other is invalid', async () => {
    const { status, errors } = await api.post(
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    expect(status).toBe(200);
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^Validation error of type FragmentCycle: /) as string },
    ]);
  });

  test.each([{ variables: '{}' }, { variables: [] }, { operationName: 7 }])(
    'a request with invalid members is a bad request: %j',
    async (more) => {
      const { status, errors } = await api.postBody(JSON.stringify({ query: '{ members }', ...more }));
      expect(status).toBe(400);
      expect(errors).toMatchObject([{ errorType: 'MalformedHttpRequestException' }]);
    },
  );

  test('a document that cannot be parsed is a bad request', async () => {
    const { status, errors } = await api.post('{ item ');
    expect(status).toBe(400);
    expect(errors).toEqual([
      { errorType: 'MalformedHttpRequestException', message: 'Unable to parse GraphQL query.' },
    ]);
  });
});

describe('early returns and pipelines', () => {
  test('a unit resolver’s early return skips the response handler', async () => {
    expect((await api.post('{ early }')).data).toEqual({ early: 'before' });
  });

  test.each([
    ['nothing', { from: 'two', prev: { from: 'one', prev: 'start' } }, ['before', 'one', 'two']],
    ['before', 'early before', ['before']],
    ['one:END', 'early one', ['before', 'one']],
    ['one:NEXT', { from: 'two', prev: 'early one' }, ['before', 'one', 'two']],
  ])('a pipeline that skips %s', async (skip, last, seen) => {
    const { data } = await api.post('query ($s: String) { pipeline(skip: $s) }', { s: skip });
    expect(JSON.parse(String(data?.pipeline))).toEqual({ last, seen });
  });

  test('an error in a function ends the pipeline', async () => {
    const { data, errors } = await api.post('{ pipeline(skip: "one:error") }');
    expect(data).toEqual({ pipeline: null });
    expect(errors).toMatchObject([{ errorType: 'Broken', message: 'broken one' }]);
  });
});

describe('a request', () => {
  test('with several operations runs the one that it names', async () => {
    const query = 'query A { members } query B { early }';
    const run = (operationName?: string) => api.appSync.execute({ query, operationName }, claims('a'));
    expect((await run('B')).data).toEqual({ early: 'before' });
    await expect(run()).rejects.toMatchObject({ status: 400 });
  });

  test('may query the schema', async () => {
    const { data } = await api.post('{ __type(name: "Item") { fields { name } } }');
    expect(data).toMatchObject({
      __type: { fields: expect.arrayContaining([{ name: 'title' }]) as unknown },
    });
  });

  test('a field without resolver and without value is null', async () => {
    expect((await api.post('{ nowhere }')).data).toEqual({ nowhere: null });
  });
});
