/** @jest-environment jsdom */
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { Amplify } from 'aws-amplify';
import { configureAmplify } from '../amplify/configureAmplify';
import { AmplifyLink } from './AmplifyLink';
import { amplifyTransport } from './amplifyTransport';

jest.mock('../amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));

const iss = 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_abcdefghi';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const later = Math.floor(Date.now() / 1_000) + 3_600;
const jwt = (use: string) =>
  `${part({ alg: 'RS256' })}.${part({ iss, sub: 'a-sub', token_use: use, exp: later, iat: later - 3_600 })}.c2ln`;

/** The answers of the simulated identity pool to GetId and GetCredentialsForIdentity. */
const identity = {
  IdentityId: 'ap-northeast-1:an-identity',
  Credentials: { AccessKeyId: 'AKIA', SecretKey: 'secret', SessionToken: 'session', Expiration: later },
};

const key = (name: string) => `CognitoIdentityServiceProvider.client.${name}`;

test('AmplifyLink sends the ID token, not the access token, and a correlation id', async () => {
  localStorage.setItem(key('LastAuthUser'), 'a-user');
  localStorage.setItem(key('a-user.accessToken'), jwt('access'));
  localStorage.setItem(key('a-user.idToken'), jwt('id'));
  localStorage.setItem(key('a-user.refreshToken'), 'refresh');
  configureAmplify({
    region: 'ap-northeast-1',
    userPoolId: 'ap-northeast-1_abcdefghi',
    userPoolClientId: 'client',
    identityPoolId: 'ap-northeast-1:11111111-2222-3333-4444-555555555555',
    graphqlEndpoint: 'http://127.0.0.1:1/graphql',
    stage: 'test',
  });
  const asked: { url: string; headers: RequestInit['headers'] }[] = [];
  globalThis.fetch = jest.fn((url: string, init: RequestInit) => {
    asked.push({ url: String(url), headers: init.headers });
    const body = String(url).includes('/graphql') ? { data: { hello: 'world' } } : identity;
    return Promise.resolve({
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      body: JSON.stringify(body),
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
  expect(Amplify.getConfig().API?.GraphQL?.endpoint).toContain('/graphql');

  const client = new ApolloClient({ link: new AmplifyLink(amplifyTransport), cache: new InMemoryCache() });
  const { data } = await client.query({
    query: gql`
      query Hello {
        hello
      }
    `,
  });

  expect(data).toEqual({ hello: 'world' });
  const call = asked.find(({ url }) => url.includes('/graphql'));
  const headers = Object.entries(call?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(headers)['x-correlation-id']).toMatch(/^[0-9A-Z]{10}$/);
  const sent = String(Object.fromEntries(headers)['authorization']);
  expect(JSON.parse(Buffer.from(sent.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    token_use: 'id',
  });
});
