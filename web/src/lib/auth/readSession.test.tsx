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
  ({ status, ok: status === 200, json: () => Promise.resolve(body) }) as Response;
const refusal = (name: string) => answer(400, { __type: name, message: 'in English' });

/**
 * Simulates the network: the identity pool gives credentials to guests, and requests with tokens get the
 * answer that `answerToTokens` returns.
 */
function theNetwork(answerToTokens: () => Response) {
  globalThis.fetch = (async (url: URL | string, { body }: RequestInit = {}) => {
    if (String(url) === '/config.json') return answer(200, config);
    const asked = String(body);
    if (/Logins":\{"|refresh/i.test(asked)) return answerToTokens();
    return answer(200, { ...identity, Credentials: credentials });
  }) as typeof fetch;
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

test.each(['NotAuthorizedException', 'ResourceNotFoundException', 'InvalidParameterException'])(
  'tokens that the identity pool rejects with %s are removed, and the session is a guest’s',
  async (name) => {
    keepTokens();
    theNetwork(() => refusal(name));
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

test('a network error keeps the tokens and makes the session unreachable', async () => {
  expectConsole(/^readTokens NetworkError: /);
  keepTokens();
  theNetwork(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await read()).toEqual({ status: 'unreachable' });
  expect(hasTokens()).toBe(true);
});
