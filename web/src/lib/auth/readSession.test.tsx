import { expectConsole } from '../../testing/console/expectConsole';
import { hasTokens } from '../amplify/tokenStorage';

const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (expires: number) =>
  `${part({ alg: 'RS256' })}.${part({ sub: 'a-sub', exp: expires, iss: 'https://pool' })}.AAAA`;

const config = {
  region: 'ap-northeast-1',
  userPoolId: 'ap-northeast-1_pool',
  userPoolClientId: 'client',
  identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000000',
  graphqlEndpoint: 'http://api/graphql',
  stage: 'test',
};
const identity = { IdentityId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001' };
const credentials = { AccessKeyId: 'key', SecretKey: 'secret', SessionToken: 'token', Expiration: inAnHour };

/** A simulated Response with only what the tested code reads. jsdom has no Response class. */
const answer = (status: number, body: object) =>
  ({
    ...{ status, ok: status === 200, headers: new Map() },
    json: () => Promise.resolve(body),
  }) as unknown as Response;
const refusal = (name: string) => answer(400, { __type: name, message: 'in English' });

const getUser = { __typename: 'User', id: 'a-sub', sub: 'a-sub', displayName: '森川 遥', profileIcon: null };
const known = () => answer(200, { data: { getUser, listUserConversations: null } });
const unauthorized = () =>
  answer(401, { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] });
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/**
 * Simulates the network: the identity pool gives credentials to guests, the user pool answers a refresh with
 * `answerToRefresh`, the API with `answerToQuery`. Returns the names of the requests.
 */
function theNetwork(answerToRefresh: () => Response, answerToQuery: () => Response = known) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: URL | string, { body }: RequestInit = {}) => {
    if (String(url) === '/config.json') return answer(200, config);
    if (String(url) === config.graphqlEndpoint) {
      asked.push('query');
      return answerToQuery();
    }
    const isRefresh = /refresh/i.test(String(body));
    asked.push(isRefresh ? 'refresh' : 'identity');
    if (isRefresh) return answerToRefresh();
    return answer(200, { ...identity, Credentials: credentials });
  }) as typeof fetch;
  return asked;
}

function keepTokens(expires = inAnHour) {
  const kept = 'CognitoIdentityServiceProvider.client';
  localStorage.setItem(`${kept}.LastAuthUser`, 'a-sub');
  localStorage.setItem(`${kept}.a-sub.refreshToken`, 'refresh');
  for (const name of ['idToken', 'accessToken'])
    localStorage.setItem(`${kept}.a-sub.${name}`, token(expires));
}

async function read() {
  const { readSession } = await import('./readSession');
  return readSession();
}

beforeEach(() => localStorage.clear());

test('stored tokens are read without a request: the first one asks for the profile', async () => {
  keepTokens();
  const asked = theNetwork(lost);
  expect(await read()).toMatchObject({ status: 'signedIn', sub: 'a-sub', displayName: '森川 遥' });
  expect(asked).toEqual(['query']);
});

test.each(['NotAuthorizedException', 'ResourceNotFoundException', 'InvalidParameterException'])(
  'tokens that the API refuses, and that the user pool renews not with %s, are removed, and the session is a guest’s',
  async (name) => {
    keepTokens();
    theNetwork(() => refusal(name), unauthorized);
    expect(await read()).toEqual({ status: 'guest', reason: 'expired' });
    expect(hasTokens()).toBe(false);
  },
);

test.each(['NotAuthorizedException', 'UserNotFoundException'])(
  'a refresh that the user pool rejects with %s makes the session a guest’s',
  async (name) => {
    keepTokens(1);
    theNetwork(() => refusal(name));
    expect(await read()).toEqual({ status: 'guest', reason: 'expired' });
    expect(hasTokens()).toBe(false);
  },
);

test.each([
  ['the user pool', 1, known],
  ['the API', inAnHour, lost],
])('when %s is not reached, the tokens stay, and the session is unreachable', async (_, expires, query) => {
  if (query === known) expectConsole(/^readTokens NetworkError: /);
  keepTokens(expires);
  theNetwork(lost, query);
  expect(await read()).toEqual({ status: 'unreachable' });
  expect(hasTokens()).toBe(true);
});
