import {
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
let pool: StartedPool;

const post = (action: string, body: string) =>
  fetch(`${pool.environment.origin}/cognito-idp/`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
    body,
  });

describe('a request to the user pool', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  afterAll(() => pool.remove());

  test.each([
    [
      'SignUp',
      '{}',
      'InvalidParameterException',
      "1 validation error detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null",
    ],
    ['SignUp', '{"ClientId": 5}', 'SerializationException', "Unexpected value at 'clientId'"],
    ['SignUp', 'nonsense', 'SerializationException', 'The request is not JSON.'],
    ['SignUp', '[]', 'SerializationException', "Unexpected value at ''"],
    [
      'SignUp',
      '{"ClientId":"c","Username":"u","Password":"secret","UserAttributes":[{"Value":"x"}]}',
      'InvalidParameterException',
      "1 validation error detected: Value null at 'userAttributes.1.member.name' failed to satisfy constraint: Member must not be null",
    ],
    [
      'AssociateSoftwareToken',
      '{}',
      'UnknownOperationException',
      'The action AssociateSoftwareToken is not emulated.',
    ],
    ['constructor', '{}', 'UnknownOperationException', 'The action constructor is not emulated.'],
  ])('%s with %s is refused with %s', async (action, body, type, message) => {
    const response = await post(action, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe(type);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(await response.json()).toEqual({ __type: type, message });
  });

  test('that is too large is not read to its end', async () => {
    expect((await post('SignUp', 'x'.repeat(1_000_001))).status).toBe(413);
  });

  test('beyond the rate of an account per second is refused until later', async () => {
    pool.stopClock();
    // Another second than that of the requests before.
    pool.ahead = 1000;
    const sendMany = async (count: number) => {
      const all = Array.from({ length: count }, () => post('ForgotPassword', '{}'));
      return (await Promise.all(all)).map(({ headers }) => headers.get('x-amzn-errortype'));
    };
    expect(new Set(await sendMany(30))).toEqual(new Set(['InvalidParameterException']));
    expect(await sendMany(1)).toEqual(['TooManyRequestsException']);
    pool.ahead += 1000;
    expect(await sendMany(1)).toEqual(['InvalidParameterException']);
    pool.startClock();
  });

  test('for the keys returns only the public part', async () => {
    const at = (path: string) => fetch(`${pool.environment.origin}/cognito-idp/${path}`);
    const { keys } = (await (await at(`${pool.poolId}/.well-known/jwks.json`)).json()) as { keys: object[] };
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(await (await at(`${pool.poolId}/.well-known/openid-configuration`)).json()).toMatchObject({
      issuer: `${pool.environment.origin}/cognito-idp/${pool.poolId}`,
    });
    expect((await at('another/.well-known/jwks.json')).status).toBe(404);
  });
});

describe('a refresh token of a client with rotation', () => {
  beforeAll(async () => {
    pool = await startPool({
      client: {
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
      },
    });
  });
  afterAll(() => pool.remove());

  test('is replaced each time, and the old one is valid for a grace period', async () => {
    pool.stopClock();
    await newMember(pool, 'o1@example.com', password);
    const signIn = (
      flow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
      AuthParameters: Record<string, string>,
    ) =>
      sdkClient(pool).send(
        new InitiateAuthCommand({ ClientId: pool.clientId(), AuthFlow: flow, AuthParameters }),
      );
    const { AuthenticationResult } = await signIn('USER_PASSWORD_AUTH', {
      USERNAME: 'o1@example.com',
      PASSWORD: password,
    });
    const first = AuthenticationResult?.RefreshToken ?? '';
    const refresh = async (RefreshToken: string) => {
      const input = { ClientId: pool.clientId(), RefreshToken };
      const answer = await sdkClient(pool).send(new GetTokensFromRefreshTokenCommand(input));
      return answer.AuthenticationResult?.RefreshToken ?? '';
    };
    const second = await refresh(first);
    expect(second).not.toBe(first);
    await expect(refresh(second)).resolves.toBeTruthy();
    expect(await refusalOf(signIn('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: second }))).toBe(
      'InvalidParameterException: Auth flow not enabled for this client',
    );
    pool.ahead = 31_000;
    expect(await refusalOf(refresh(second))).toBe(
      'RefreshTokenReuseException: Refresh Token has been rotated',
    );
    expect(await refusalOf(refresh(first))).toBe('NotAuthorizedException: Refresh Token has been revoked');
  });
});
