import { signRequest } from '@aws-amplify/core/internals/aws-client-utils';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
const hour = 3_600_000;
let pool: StartedPool;

interface Answer {
  __type?: string;
  message?: string;
  IdentityId?: string;
  Credentials?: { AccessKeyId: string };
}

async function call(action: string, input: object): Promise<Answer> {
  const response = await fetch(`${pool.environment.origin}/cognito-identity`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityService.${action}` },
    body: JSON.stringify(input),
  });
  return (await response.json()) as Answer;
}

/**
 * Signs a GraphQL request with the credentials of Amplify's session, and returns the principal that the authenticator
 * identifies.
 */
async function principal() {
  const { credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('the session has no credentials');
  const body = JSON.stringify({ query: '{ listJobs { items { id } } }' });
  const url = new URL(`${pool.environment.origin}/graphql`);
  const { headers } = signRequest(
    { method: 'POST', url, headers: { 'content-type': 'application/json; charset=UTF-8' }, body },
    {
      credentials,
      signingDate: new Date(pool.now()),
      signingRegion: pool.environment.region,
      signingService: 'appsync',
    },
  );
  return pool.cognito.authenticator.iam({ method: 'POST', url: '/graphql', headers, body });
}

describe('the identity pool', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.startClock();
  });
  afterAll(() => pool.remove());

  test('gives guests the role of guests', async () => {
    const { identityId } = await fetchAuthSession();
    expect(identityId).toMatch(/^ap-northeast-1:[0-9a-f-]{36}$/);
    const guest = await principal();
    expect(guest).toMatchObject({
      accountId: '000000000000',
      userArn: `arn:aws:sts::000000000000:assumed-role/${pool.id('AWS::IAM::Role', 'GuestRole')}/CognitoIdentityCredentials`,
      username: expect.stringMatching(/^AROA\w{17}:CognitoIdentityCredentials$/),
      cognitoIdentityPoolId: pool.identityPoolId,
      cognitoIdentityId: identityId,
      cognitoIdentityAuthType: 'unauthenticated',
      cognitoIdentityAuthProvider: null,
    });
    expect(guest?.allows('appsync:GraphQL', 'arn:guests')).toBe(true);
    expect(guest?.allows('appsync:GraphQL', 'arn:members')).toBe(false);
  });

  test('gives signed-in users their role, and each always the same identity', async () => {
    const sub = await newMember(pool, 'i1@example.com', password);
    await signInByPassword('i1@example.com', password);
    const { identityId } = await fetchAuthSession();
    const member = await principal();
    const name = `cognito-idp.ap-northeast-1.amazonaws.com/${pool.poolId}`;
    expect(member).toMatchObject({
      cognitoIdentityId: identityId,
      cognitoIdentityAuthType: 'authenticated',
      cognitoIdentityAuthProvider: `"${name}","${name}:CognitoSignIn:${sub}"`,
    });
    expect(member?.allows('appsync:GraphQL', 'arn:members')).toBe(true);
    await signOut();
    await pool.restart();
    await signInByPassword('i1@example.com', password);
    expect((await fetchAuthSession()).identityId).toBe(identityId);
  });

  test('gives a guest who signs in the same identity', async () => {
    const { identityId: before } = await fetchAuthSession();
    await newMember(pool, 'i2@example.com', password);
    await signInByPassword('i2@example.com', password);
    expect((await fetchAuthSession()).identityId).toBe(before);
    expect(await principal()).toMatchObject({ cognitoIdentityAuthType: 'authenticated' });
  });

  test('gives credentials that are valid for an hour', async () => {
    pool.stopClock();
    const { credentials } = await fetchAuthSession();
    // Amazon's times are whole seconds.
    expect(credentials?.expiration?.getTime()).toBe(Math.floor((pool.now() + hour) / 1000) * 1000);
    pool.ahead = hour - 60_000;
    expect(await principal()).not.toBeNull();
    pool.ahead = hour + 1000;
    expect(await principal()).toBeNull();
  });

  test('refuses to give anybody the credentials of another identity', async () => {
    await newMember(pool, 'i3@example.com', password);
    await signInByPassword('i3@example.com', password);
    const { identityId: theirs, tokens } = await fetchAuthSession();
    const forbidden = {
      __type: 'NotAuthorizedException',
      message: `Access to Identity '${theirs}' is forbidden.`,
    };
    expect(await call('GetCredentialsForIdentity', { IdentityId: theirs })).toEqual(forbidden);
    const issuer = String(tokens?.idToken?.payload.iss).replace('http://', '');
    await signOut();
    await newMember(pool, 'i4@example.com', password);
    await signInByPassword('i4@example.com', password);
    const Logins = { [issuer]: (await fetchAuthSession()).tokens?.idToken?.toString() };
    expect(await call('GetCredentialsForIdentity', { IdentityId: theirs, Logins })).toEqual(forbidden);
  });

  test('accepts only valid ID tokens of its own user pool and client', async () => {
    await newMember(pool, 'i5@example.com', password);
    await signInByPassword('i5@example.com', password);
    const { tokens } = await fetchAuthSession();
    const IdentityPoolId = pool.identityPoolId;
    const name = `cognito-idp.ap-northeast-1.amazonaws.com/${pool.poolId}`;
    const ask = (Logins: object) => call('GetId', { IdentityPoolId, Logins });
    const idToken = tokens?.idToken?.toString();
    expect(await ask({ [name]: idToken })).toHaveProperty('IdentityId');
    expect(await ask({ 'accounts.google.com': idToken })).toMatchObject({
      message: 'Token is not from a supported provider of this identity pool.',
    });
    for (const token of [tokens?.accessToken.toString(), `${idToken}x`, '']) {
      expect(await ask({ [name]: token })).toMatchObject({ __type: 'NotAuthorizedException' });
    }
  });

  test('names the pool or the identity that does not exist', async () => {
    const nowhere = 'ap-northeast-1:00000000-0000-0000-0000-000000000000';
    expect(await call('GetId', { IdentityPoolId: nowhere })).toEqual({
      __type: 'ResourceNotFoundException',
      message: `IdentityPool '${nowhere}' not found.`,
    });
    expect(await call('GetCredentialsForIdentity', { IdentityId: nowhere })).toEqual({
      __type: 'ResourceNotFoundException',
      message: `Identity '${nowhere}' not found.`,
    });
    expect(await call('DeleteIdentities', {})).toMatchObject({ __type: 'UnknownOperationException' });
  });
});

describe('an identity pool without guests', () => {
  beforeAll(async () => {
    pool = await startPool({ identityPool: { AllowUnauthenticatedIdentities: false } });
  });
  afterAll(() => pool.remove());

  test('refuses guests', async () => {
    expect(await call('GetId', { IdentityPoolId: pool.identityPoolId })).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Unauthenticated access is not supported for this identity pool.',
    });
  });
});
