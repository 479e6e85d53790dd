import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { decodeJWT } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import WebSocket from 'ws';
import { claims, startApi, token, type RunningApi } from './support/startApi';
import { unit } from './support/unit';

const schema = `
type Message { id: ID! room: ID text: String }
type Query { hello(name: String): String refused: String }
type Mutation { send(room: ID!, text: String): Message }
type Subscription { onSend(room: ID!): Message @aws_subscribe(mutations: ["send"]) }
`;

const opened: WebSocket[] = [];

/**
 * A WebSocket for Amplify that uses ws:// on 127.0.0.1. Amplify turns the URL http:// into wss://, which the
 * local cloud does not serve. The web app corrects this in the same way.
 */
class PlainWebSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(String(address).replace(/^wss:\/\/127\.0\.0\.1/, 'ws://127.0.0.1'), protocols);
    opened.push(this);
  }
}

let api: RunningApi;
const client = generateClient();

beforeAll(async () => {
  api = await startApi({
    schema,
    resolvers: {
      'Query.hello': unit('return { payload: `hello ${ctx.args.name}, ${ctx.identity.sub}` };'),
      'Query.refused': unit("util.error('No', 'Conflict', null, { field: 'x' });"),
      'Mutation.send': unit('return { payload: { id: util.autoId(), ...ctx.args } };'),
    },
  });
  // The client never clears its 15 s handshake timer, which would keep the process running after the last test.
  const later = setTimeout;
  const released = (...timer: Parameters<typeof setTimeout>) => later(...timer).unref();
  Object.assign(globalThis, { WebSocket: PlainWebSocket, setTimeout: released });
  const accessToken = decodeJWT(token('me'));
  Amplify.configure(
    {
      Auth: { Cognito: { userPoolId: 'ap-northeast-1_Example00', userPoolClientId: 'client' } },
      API: { GraphQL: { endpoint: api.endpoint, region: 'ap-northeast-1', defaultAuthMode: 'userPool' } },
    },
    { Auth: { tokenProvider: { getTokens: async () => ({ accessToken }) } } },
  );
});

afterAll(() => api.stop());

interface Subscribed {
  data: { onSend: { text: string } };
}

/** Resolves when Amplify reports the given state of its WebSocket connection. */
function connection(state: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = Hub.listen('api', ({ payload }) => {
      if ((payload.data as { connectionState?: string } | undefined)?.connectionState !== state) return;
      stop();
      resolve();
    });
  });
}

function send(room: string, text: string) {
  const query = 'mutation ($r: ID!, $t: String) { send(room: $r, text: $t) { id room text } }';
  return api.appSync.execute({ query, variables: { r: room, t: text } }, claims('other'));
}

test('aws-amplify queries with the access token of its session', async () => {
  const query = 'query ($n: String) { hello(name: $n) }';
  expect(await client.graphql({ query, variables: { n: 'x' } })).toMatchObject({
    data: { hello: 'hello x, me' },
  });
});

test('aws-amplify queries with a token that the call passes', async () => {
  const answer = await client.graphql({ query: '{ hello(name: "y") }', authToken: token('given') });
  expect(answer).toMatchObject({ data: { hello: 'hello y, given' } });
});

test('aws-amplify rejects with the errors of the API', async () => {
  await expect(client.graphql({ query: '{ refused }' })).rejects.toMatchObject({
    data: { refused: null },
    errors: [{ path: ['refused'], errorType: 'Conflict', errorInfo: { field: 'x' }, message: 'No' }],
  });
});

test('aws-amplify subscribes, survives a dropped socket and unsubscribes', async () => {
  const connected = connection('Connected');
  const received: string[] = [];
  let arrived = () => {};
  const subscription = (
    client.graphql({ query: 'subscription { onSend(room: "1") { text } }' }) as unknown as {
      subscribe(observer: { next(event: Subscribed): void; error(error: unknown): void }): {
        unsubscribe(): void;
      };
    }
  ).subscribe({
    next: ({ data }) => {
      received.push(data.onSend.text);
      arrived();
    },
    error: (error) => received.push(JSON.stringify(error)),
  });
  const next = () => new Promise<void>((resolve) => (arrived = resolve));

  await connected;
  const first = next();
  await send('2', 'of another room');
  await send('1', 'first');
  await first;

  const again = connection('Connected');
  opened.at(-1)?.terminate();
  await again;
  const second = next();
  await send('1', 'second');
  await second;
  expect(received).toEqual(['first', 'second']);

  const gone = connection('Disconnected');
  subscription.unsubscribe();
  await gone;
});
