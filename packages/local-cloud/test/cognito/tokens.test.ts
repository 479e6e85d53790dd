import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, getCurrentUser, signOut } from 'aws-amplify/auth';
import { createRemoteJWKSet, jwtVerify, SignJWT, generateKeyPair } from 'jose';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
const hour = 3_600_000;
let pool: StartedPool;

async function signInAs(Username: string) {
  const { AuthenticationResult: tokens } = await sdkClient(pool).send(
    new InitiateAuthCommand({
      ClientId: pool.clientId('CarefulClient'),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: password },
    }),
  );
  return {
    access: tokens?.AccessToken ?? '',
    id: tokens?.IdToken ?? '',
    refresh: tokens?.RefreshToken ?? '',
  };
}

const isGood = async (token: string) => (await pool.cognito.authenticator.userPool(token)) !== null;
const getUser = (AccessToken: string) => sdkClient(pool).send(new GetUserCommand({ AccessToken }));
const refresh = (RefreshToken: string, client: 'Client' | 'CarefulClient' = 'CarefulClient') =>
  sdkClient(pool).send(
    new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId(client), RefreshToken }),
  );

describe('tokens', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.startClock();
  });
  afterAll(() => pool.remove());

  test('have Cognito’s claims and are verified with the published keys', async () => {
    const sub = await newMember(pool, 't1@example.com', password);
    for (const GroupName of ['staff', 'admin']) {
      await sdkClient(pool, 'SeedRole').send(
        new AdminAddUserToGroupCommand({ UserPoolId: pool.poolId, Username: sub, GroupName }),
      );
    }
    await signInByPassword('t1@example.com', password);
    const { tokens } = await fetchAuthSession();
    const issuer = `${pool.environment.origin}/cognito-idp/${pool.poolId}`;
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
    const id = await jwtVerify(tokens?.idToken?.toString() ?? '', keys, {
      issuer,
      audience: pool.clientId(),
    });
    expect(id.payload).toMatchObject({
      sub,
      'cognito:username': sub,
      'cognito:groups': ['admin', 'staff'],
      token_use: 'id',
      email: 't1@example.com',
      email_verified: true,
    });
    const access = await jwtVerify(tokens?.accessToken.toString() ?? '', keys, { issuer });
    expect(access.payload).toMatchObject({
      sub,
      username: sub,
      client_id: pool.clientId(),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['admin', 'staff'],
      origin_jti: id.payload.origin_jti,
    });
    expect(access.payload.exp).toBe((access.payload.iat ?? 0) + 3600);
    expect(access.payload).not.toHaveProperty('email');
  });

  test('of both kinds are accepted by the other services until they expire', async () => {
    pool.stopClock();
    await newMember(pool, 't2@example.com', password);
    const { access, id } = await signInAs('t2@example.com');
    expect(await pool.cognito.authenticator.userPool(id)).toMatchObject({ token_use: 'id' });
    expect(await pool.cognito.authenticator.userPool(access)).toMatchObject({ token_use: 'access' });
    pool.ahead = hour - 1000;
    expect([await isGood(access), await isGood(id)]).toEqual([true, true]);
    pool.ahead = hour + 1000;
    expect([await isGood(access), await isGood(id)]).toEqual([false, false]);
    expect(await refusalOf(getUser(access))).toBe('NotAuthorizedException: Access Token has expired');
  });

  test('that are forged, changed or of another pool are refused', async () => {
    await newMember(pool, 't3@example.com', password);
    const { access, id, refresh: refreshToken } = await signInAs('t3@example.com');
    const [header = '', payload = '', signature = ''] = access.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { privateKey } = await generateKeyPair('RS256');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const bad = {
      changed: `${header}.${encode({ ...claims, 'cognito:groups': ['admin'] })}.${signature}`,
      unsigned: `${encode({ alg: 'none' })}.${payload}.`,
      foreign: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      symmetric: await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(Buffer.alloc(32, 'a public key')),
      refreshToken,
      empty: '',
    };
    for (const token of Object.values(bad)) expect(await isGood(token)).toBe(false);
    expect(await refusalOf(getUser(bad.foreign))).toBe(
      'NotAuthorizedException: Could not verify signature for Access Token',
    );
    expect(await refusalOf(getUser(bad.unsigned))).toBe('NotAuthorizedException: Invalid Access Token');
    expect(await refusalOf(getUser(id))).toBe('NotAuthorizedException: Invalid Access Token');
  });

  test('are refreshed by Amplify as on AWS', async () => {
    await newMember(pool, 't4@example.com', password);
    await signInByPassword('t4@example.com', password);
    const before = await fetchAuthSession();
    pool.ahead = 10_000;
    const after = await fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti);
    expect(after.tokens?.accessToken.payload.origin_jti).toBe(before.tokens?.accessToken.payload.origin_jti);
    expect(after.tokens?.accessToken.payload.auth_time).toBe(before.tokens?.accessToken.payload.auth_time);
  });

  test('can be refreshed for thirty days, and only by their own client', async () => {
    await newMember(pool, 't5@example.com', password);
    const { refresh: token } = await signInAs('t5@example.com');
    expect(await refusalOf(refresh(token, 'Client'))).toBe('NotAuthorizedException: Invalid Refresh Token');
    pool.ahead = 29 * 24 * hour;
    const { AuthenticationResult } = await refresh(token);
    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    expect(AuthenticationResult).not.toHaveProperty('RefreshToken');
    pool.ahead = 30 * 24 * hour + 1000;
    expect(await refusalOf(refresh(token))).toBe('NotAuthorizedException: Refresh Token has expired');
  });

  test('can be refreshed in the older way with the same result', async () => {
    await newMember(pool, 't6@example.com', password);
    const { refresh: token } = await signInAs('t6@example.com');
    const { AuthenticationResult } = await sdkClient(pool).send(
      new InitiateAuthCommand({
        ClientId: pool.clientId('CarefulClient'),
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: token },
      }),
    );
    expect(await isGood(AuthenticationResult?.AccessToken ?? '')).toBe(true);
  });

  test('of other sign-ins stay valid when one sign-in is revoked', async () => {
    await newMember(pool, 't7@example.com', password);
    const [one, other] = [await signInAs('t7@example.com'), await signInAs('t7@example.com')];
    const ClientId = pool.clientId('CarefulClient');
    await sdkClient(pool).send(new RevokeTokenCommand({ ClientId, Token: one.refresh }));
    expect(await refusalOf(refresh(one.refresh))).toBe(
      'NotAuthorizedException: Refresh Token has been revoked',
    );
    expect(await refusalOf(getUser(one.access))).toBe(
      'NotAuthorizedException: Access Token has been revoked',
    );
    // AppSync does not ask the user pool.
    expect([await isGood(one.id), await isGood(other.id)]).toEqual([true, true]);
    expect(
      await refusalOf(sdkClient(pool).send(new RevokeTokenCommand({ ClientId, Token: other.access }))),
    ).toMatch(/^UnsupportedTokenTypeException/);
  });

  test('of every sign-in are refused by the user pool after signing out everywhere', async () => {
    await newMember(pool, 't8@example.com', password);
    const [one, other] = [await signInAs('t8@example.com'), await signInAs('t8@example.com')];
    await sdkClient(pool).send(new GlobalSignOutCommand({ AccessToken: one.access }));
    expect([await isGood(one.access), await isGood(other.id)]).toEqual([true, true]);
    expect(await refusalOf(getUser(one.access))).toMatch(/revoked/);
    expect(await refusalOf(refresh(other.refresh))).toMatch(/revoked/);
    await signInByPassword('t8@example.com', password);
    await signOut({ global: true });
    expect(await refusalOf(getCurrentUser())).toMatch(/^UserUnAuthenticatedException/);
  });

  test('of disabled and deleted users are invalid at once', async () => {
    const admin = sdkClient(pool, 'SeedRole');
    await newMember(pool, 't9@example.com', password);
    await newMember(pool, 't10@example.com', password);
    const [disabled, deleted] = [await signInAs('t9@example.com'), await signInAs('t10@example.com')];
    const of = (Username: string) => ({ UserPoolId: pool.poolId, Username });
    await admin.send(new AdminDisableUserCommand(of('t9@example.com')));
    await admin.send(new AdminDeleteUserCommand(of('t10@example.com')));
    expect([await isGood(disabled.id), await isGood(deleted.id)]).toEqual([false, false]);
    expect(await refusalOf(getUser(disabled.access))).toBe('NotAuthorizedException: User is disabled.');
    expect(await refusalOf(getUser(deleted.access))).toBe('UserNotFoundException: User does not exist.');
  });

  test('contain only the attributes that the client may read', async () => {
    await newMember(pool, 't11@example.com', password);
    const { access } = await signInAs('t11@example.com');
    const { UserAttributes = [] } = await getUser(access);
    expect(UserAttributes.map(({ Name }) => Name)).toEqual(['sub', 'email']);
  });
});
