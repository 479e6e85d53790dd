import { claims, startApi, token, type RunningApi } from './support/startApi';
import { rawClient, type RawClient } from './support/rawClient';
import { unit } from './support/unit';
import { now } from '../support/now';

const schema = `
type Message @aws_iam @aws_cognito_user_pools { id: ID! room: ID text: String size: Int tags: [String] author: Author }
type Author @aws_iam @aws_cognito_user_pools { name: String }
type Query { nothing: String }
type Mutation {
  send(room: ID, text: String, size: Int, tags: [String]): Message
  failing: Message
  dismiss(user: ID!): String
}
type Subscription {
  onSend(room: ID, size: Int): Message @aws_subscribe(mutations: ["send", "failing"])
  onFiltered(words: [String]): Message @aws_subscribe(mutations: ["send"])
  onRefused: Message @aws_subscribe(mutations: ["send"])
  onAdmin: Message @aws_subscribe(mutations: ["send"]) @aws_cognito_user_pools(cognito_groups: ["admin"])
  onWide(count: Int): Message @aws_subscribe(mutations: ["send"])
}
`;

const quiet = 'export function response(ctx) { return null; }';
let api: RunningApi;
let client: RawClient;

beforeAll(async () => {
  api = await startApi({
    schema,
    resolvers: {
      'Mutation.send': unit("return { payload: { id: util.autoId(), author: { name: 'A' }, ...ctx.args } };"),
      'Mutation.failing': unit("util.error('no');"),
      'Mutation.dismiss': unit(
        "extensions.invalidateSubscriptions({ subscriptionField: 'onFiltered', payload: { user: ctx.args.user } }); return { payload: 'done' };",
      ),
      'Subscription.onFiltered': unit(
        `extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ or: [{ text: { in: ctx.args.words ?? [] } }, { size: { ge: 10 }, 'author.name': { beginsWith: 'A' } }] }));
         extensions.setSubscriptionInvalidationFilter(util.transform.toSubscriptionFilter({ user: { eq: ctx.identity.sub } }));
         return { payload: null };`,
        quiet,
      ),
      'Subscription.onRefused': unit("util.error('Not yours', 'Unauthorized');", quiet),
      'Subscription.onWide': unit(
        "extensions.setSubscriptionFilter({ filterGroup: [{ filters: [{ fieldName: 'text', operator: 'in', value: ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, ctx.args.count) }] }] }); return { payload: null };",
        quiet,
      ),
    },
  });
});

beforeEach(async () => {
  client = await rawClient(api.endpoint, token('me'));
});

afterEach(() => client.close());
afterAll(() => api.stop());

const SELECTION = '{ id room text size author { name } }';

async function publish(args: string, selection = SELECTION): Promise<void> {
  await api.appSync.execute({ query: `mutation { send(${args}) ${selection} }` }, claims('other'));
}

/**
 * Fails if a message has arrived that the test has not read. To know that all earlier messages have arrived,
 * it publishes a marker event and waits for that event.
 */
async function everythingArrived(): Promise<void> {
  await client.start('marker', `subscription { onSend(room: "marker") { room } }`);
  await publish('room: "marker"');
  for (;;) {
    const message = await client.next();
    if (message.id === 'marker') return;
    throw new Error(`unexpected: ${JSON.stringify(message)}`);
  }
}

describe('a connection', () => {
  test('is acknowledged with the time until its timeout', async () => {
    client.send({ type: 'connection_init' });
    expect(await client.next()).toEqual({ type: 'connection_ack', payload: { connectionTimeoutMs: 300000 } });
  });

  test('with bad credentials gets an error and is closed', async () => {
    const stranger = await rawClient(api.endpoint, 'nonsense');
    stranger.send({ type: 'connection_init' });
    expect(await stranger.next()).toMatchObject({
      type: 'connection_error',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401 }] },
    });
    await stranger.closed;
  });

  test.each(['{"id":"x","type":"publish"}', 'null', '[]', '7', '{', '{"type":{},"id":{}}'])(
    'refuses messages that the protocol does not define: %s',
    async (text) => {
      client.sendText(text);
      const payload = { errors: [{ errorType: 'UnsupportedOperation' }] };
      expect(await client.next()).toMatchObject({
        ...(text.includes('x') && { id: 'x' }),
        type: 'error',
        payload,
      });
    },
  );

  test('is closed when the token of one of its subscriptions expires', async () => {
    const exp = Math.floor(now() / 1000);
    await client.start('a', `subscription { onSend ${SELECTION} }`, {}, token('me', { exp }));
    await client.closed;
  });
});

describe('a subscription', () => {
  test('delivers the fields that the mutation selected, and null for all others', async () => {
    const query = 'subscription ($r: ID) { event: onSend(room: $r) { room text size } }';
    expect(await client.start('a', query, { r: '1' })).toEqual({ id: 'a', type: 'start_ack' });
    await publish('room: "1", text: "hello", size: 3', '{ room words: text }');
    expect(await client.next()).toEqual({
      id: 'a',
      type: 'data',
      payload: { data: { event: { room: '1', text: 'hello', size: null } } },
    });
  });

  test('gets the events whose fields equal its arguments, also for null', async () => {
    await client.start('a', 'subscription { onSend(room: "1", size: null) { room } }');
    await publish('room: "2"');
    await publish('room: "1", size: 5');
    await publish('room: "1"', '{ text }');
    await everythingArrived();
    await publish('room: "1"');
    expect(await client.next()).toMatchObject({ id: 'a', payload: { data: { onSend: { room: '1' } } } });
  });

  test('gets no event of a mutation that failed or has an alias', async () => {
    await client.start('a', 'subscription { onSend { id } }');
    await api.appSync.execute({ query: 'mutation { failing { id } }' }, claims('other'));
    await api.appSync.execute({ query: `mutation { again: send(room: "1") ${SELECTION} }` }, claims('other'));
    await publish('room: "x"');
    expect(await client.next()).toMatchObject({ type: 'data', id: 'a' });
    expect(client.pending()).toEqual([]);
  });

  test('is completed when it is stopped, and gets no further event', async () => {
    await client.start('a', 'subscription { onSend(room: "1") { room } }');
    client.send({ id: 'a', type: 'stop' });
    expect(await client.next()).toEqual({ id: 'a', type: 'complete' });
    await publish('room: "1"');
    await everythingArrived();
  });

  test('is refused when its resolver returns an error', async () => {
    expect(await client.start('a', 'subscription { onRefused { id } }')).toMatchObject({
      id: 'a',
      type: 'error',
      payload: { errors: [{ path: ['onRefused'], errorType: 'Unauthorized', message: 'Not yours' }] },
    });
  });

  test('is refused when its directives do not allow it', async () => {
    expect(await client.start('a', 'subscription { onAdmin { id } }')).toMatchObject({
      type: 'error',
      payload: {
        errors: [
          { errorType: 'Unauthorized', message: 'Not Authorized to access onAdmin on type Subscription' },
        ],
      },
    });
    const admin = token('a', { 'cognito:groups': ['admin'] });
    expect(await client.start('a', 'subscription { onAdmin { id } }', {}, admin)).toMatchObject({
      type: 'start_ack',
    });
  });

  test.each([
    ['subscription { missing { id } }', /Validation error of type FieldUndefined/],
    ['query { nothing }', /Only subscriptions/],
    ['subscription { ', /Unable to parse/],
  ])('is refused when the document is not a valid subscription: %s', async (query, message) => {
    const { payload } = await client.start('a', query);
    expect(payload).toMatchObject({ errors: [{ message: expect.stringMatching(message) as string }] });
  });

  test('is refused with invalid credentials, even on a connection with valid ones', async () => {
    expect(await client.start('a', 'subscription { onSend { id } }', {}, 'nonsense')).toMatchObject({
      type: 'error',
      payload: { errors: [{ errorType: 'UnauthorizedException' }] },
    });
  });

  test('can be started once per id and 100 times per connection', async () => {
    const start = (id: string) => client.start(id, 'subscription { onSend(room: "none") { id } }');
    for (let count = 0; count < 100; count += 1) expect((await start(`s${count}`)).type).toBe('start_ack');
    expect((await start('s0')).payload).toMatchObject({
      errors: [{ errorType: 'DuplicatedOperationError' }],
    });
    expect((await start('more')).payload).toMatchObject({
      errors: [{ errorType: 'MaxSubscriptionsReachedError' }],
    });
  });

  test('gets no event larger than 240 KB', async () => {
    await client.start('a', 'subscription { onSend(room: "big") { text } }');
    await publish(`room: "big", text: "${'x'.repeat(240 * 1024)}"`);
    await everythingArrived();
  });
});

describe('an enhanced filter', () => {
  const query = 'subscription ($w: [String]) { onFiltered(words: $w) { text size } }';

  test('replaces the comparison of arguments: groups are combined by OR, their filters by AND', async () => {
    await client.start('a', query, { w: ['yes'] });
    await publish('text: "no", size: 9');
    await publish('text: "no", size: 10', '{ text size }');
    await publish('text: "yes"');
    expect((await client.next()).payload).toEqual({ data: { onFiltered: { text: 'yes', size: null } } });
    await publish('text: "no", size: 10');
    expect((await client.next()).payload).toEqual({ data: { onFiltered: { text: 'no', size: 10 } } });
    await everythingArrived();
  });

  test('accepts five values for the operator in, not six', async () => {
    const start = (id: string, count: number) =>
      client.start(id, `subscription { onWide(count: ${count}) { id } }`);
    expect(await start('a', 5)).toMatchObject({ type: 'start_ack' });
    expect(await start('b', 6)).toMatchObject({
      payload: { errors: [{ errorType: 'BadRequestException' }] },
    });
  });

  test('ends its subscription when an invalidation matches, and only then', async () => {
    await client.start('a', query);
    const dismiss = (user: string) =>
      api.appSync.execute(
        { query: 'mutation ($u: ID!) { dismiss(user: $u) }', variables: { u: user } },
        claims('b'),
      );
    await dismiss('somebody else');
    await publish('text: "no", size: 10');
    expect(await client.next()).toMatchObject({ id: 'a', type: 'data' });
    await dismiss('me');
    expect(await client.next()).toEqual({ id: 'a', type: 'complete' });
    await publish('text: "no", size: 10');
    await everythingArrived();
  });
});
