import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
let pool: StartedPool;
const functions = [
  'PreSignUp',
  'PostConfirmation',
  'PreAuthentication',
  'PostAuthentication',
  'CustomMessage',
];
const LambdaConfig = Object.fromEntries(functions.map((name) => [name, `arn:${name}`]));

type Event = { triggerSource: string; response: Record<string, unknown> } & Record<string, unknown>;
const answer = (name: string, response: Record<string, unknown>) =>
  pool.triggers.set(`arn:${name}`, (event) => ({ ...event, response }));
const sources = () => pool.events.map(({ triggerSource }) => triggerSource);
const latest = (source: string) =>
  pool.events.findLast(({ triggerSource }) => triggerSource === source) as Event | undefined;

describe('a trigger function', () => {
  beforeAll(async () => {
    pool = await startPool({
      pool: { LambdaConfig: { ...LambdaConfig, PreTokenGeneration: 'arn:tokens' } },
    });
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.triggers.clear();
    pool.events.length = 0;
  });
  afterAll(() => pool.remove());

  test('is called in its order, with Cognito’s event', async () => {
    const username = 'a@example.com';
    const { userId } = await signUp({
      username,
      password,
      options: { userAttributes: { email: username }, clientMetadata: { from: 'job-1' } },
    });
    await confirmSignUp({ username, confirmationCode: pool.code(username) });
    await signIn({ username, password });
    await fetchAuthSession({ forceRefresh: true });
    expect(sources()).toEqual([
      'PreSignUp_SignUp',
      'CustomMessage_SignUp',
      'PostConfirmation_ConfirmSignUp',
      'PreAuthentication_Authentication',
      'PostAuthentication_Authentication',
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
    expect(pool.events[0]).toMatchObject({
      version: '1',
      region: 'ap-northeast-1',
      userPoolId: pool.poolId,
      userName: userId,
      callerContext: { clientId: pool.clientId() },
      request: { userAttributes: { email: username }, clientMetadata: { from: 'job-1' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(latest('PostConfirmation_ConfirmSignUp')).toMatchObject({
      request: {
        userAttributes: {
          sub: userId,
          email: username,
          email_verified: 'true',
          'cognito:user_status': 'CONFIRMED',
        },
      },
    });
    await resetPassword({ username });
    await confirmResetPassword({ username, confirmationCode: pool.code(username), newPassword: password });
    expect(sources().slice(-2)).toEqual([
      'CustomMessage_ForgotPassword',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
  });

  test('before a sign-up can refuse it with a message, and then no user is created', async () => {
    pool.triggers.set('arn:PreSignUp', () => Promise.reject(new Error('この住所は使えません')));
    const register = () => signUp({ username: 'b@example.com', password });
    expect(await refusalOf(register())).toBe(
      'UserLambdaValidationException: PreSignUp failed with error この住所は使えません.',
    );
    pool.triggers.clear();
    await expect(register()).resolves.toHaveProperty('userId');
  });

  test('before a sign-up can confirm the user at once', async () => {
    answer('PreSignUp', { autoConfirmUser: true, autoVerifyEmail: true });
    pool.mails.length = 0;
    expect(await signUp({ username: 'c@example.com', password })).toMatchObject({ isSignUpComplete: true });
    expect(pool.mails).toEqual([]);
    expect(sources()).toEqual(['PreSignUp_SignUp', 'PostConfirmation_ConfirmSignUp']);
    await signInByPassword('c@example.com', password);
  });

  test('after a confirmation does not undo it when it fails', async () => {
    const username = 'd@example.com';
    await signUp({ username, password });
    pool.triggers.set('arn:PostConfirmation', () => Promise.reject(new Error('no')));
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: pool.code(username) }))).toBe(
      'UserLambdaValidationException: PostConfirmation failed with error no.',
    );
    await expect(signInByPassword(username, password)).resolves.toMatchObject({ isSignedIn: true });
  });

  test('can query the pool about the user of the call', async () => {
    const username = 'e@example.com';
    let status: string | undefined;
    pool.triggers.set('arn:PostConfirmation', async (event) => {
      const asked = { UserPoolId: pool.poolId, Username: String(event.userName) };
      status = (await sdkClient(pool, 'SeedRole').send(new AdminGetUserCommand(asked))).UserStatus;
      return event;
    });
    await signUp({ username, password });
    await confirmSignUp({ username, confirmationCode: pool.code(username) });
    expect(status).toBe('CONFIRMED');
  });

  test('can replace the template’s text of a mail', async () => {
    answer('CustomMessage', { emailSubject: '縁', emailMessage: '<b>{####}</b> &amp; {username}' });
    await sdkClient(pool, 'SeedRole').send(
      new AdminCreateUserCommand({
        DesiredDeliveryMediums: ['EMAIL'],
        UserPoolId: pool.poolId,
        Username: 'f@example.com',
        TemporaryPassword: 'a<b>&c-1d',
      }),
    );
    expect(pool.mails[0]).toEqual({
      to: 'f@example.com',
      subject: '縁',
      html: '<b>a&#60;b&#62;&#38;c-1d</b> &amp; f@example.com',
      text: 'a<b>&c-1d & f@example.com',
    });
    expect(sources()).toEqual(['PreSignUp_AdminCreateUser', 'CustomMessage_AdminCreateUser']);
  });

  test('with an invalid result is refused', async () => {
    pool.triggers.set('arn:PreSignUp', () => 'yes');
    expect(await refusalOf(signUp({ username: 'g@example.com', password }))).toBe(
      'InvalidLambdaResponseException: Unrecognizable lambda output',
    );
  });

  test('of version 1 changes the ID token, and the groups in both tokens', async () => {
    const username = 'h@example.com';
    await newMember(pool, username, password);
    answer('tokens', {
      claimsOverrideDetails: {
        claimsToAddOrOverride: { organization: 'org-1', sub: 'somebody else', aud: 'x' },
        claimsToSuppress: ['email', 'token_use'],
        groupOverrideDetails: { groupsToOverride: ['client'] },
      },
    });
    await signInByPassword(username, password);
    const { idToken, accessToken } = (await fetchAuthSession()).tokens ?? {};
    expect(idToken?.payload).toMatchObject({
      organization: 'org-1',
      'cognito:groups': ['client'],
      token_use: 'id',
    });
    expect(idToken?.payload.sub).not.toBe('somebody else');
    expect(idToken?.payload.aud).toBe(pool.clientId());
    expect(idToken?.payload).not.toHaveProperty('email');
    expect(accessToken?.payload['cognito:groups']).toEqual(['client']);
    expect(accessToken?.payload).not.toHaveProperty('organization');
    answer('tokens', { claimsOverrideDetails: { claimsToAddOrOverride: { list: ['no', 'text'] } } });
    await configureAmplify(pool);
    expect(await refusalOf(signInByPassword(username, password))).toBe(
      'InvalidLambdaResponseException: Unrecognizable lambda output',
    );
  });
});

describe('the token trigger of version 2', () => {
  let second: StartedPool;
  beforeAll(async () => {
    second = await startPool({
      pool: {
        LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: 'arn:tokens', LambdaVersion: 'V2_0' } },
      },
    });
    await configureAmplify(second);
  });
  afterAll(() => second.remove());

  test('changes both tokens, with claims of any type and scopes', async () => {
    await newMember(second, 'v@example.com', password);
    second.triggers.set('arn:tokens', (event) => ({
      ...event,
      response: {
        claimsAndScopeOverrideDetails: {
          idTokenGeneration: { claimsToAddOrOverride: { organizations: ['org-1', 'org-2'] } },
          accessTokenGeneration: {
            claimsToAddOrOverride: { organization: { id: 'org-1' }, client_id: 'forged' },
            scopesToAdd: ['jobs/write'],
            scopesToSuppress: ['aws.cognito.signin.user.admin'],
          },
        },
      },
    }));
    await signInByPassword('v@example.com', password);
    const { idToken, accessToken } = (await fetchAuthSession()).tokens ?? {};
    expect(idToken?.payload.organizations).toEqual(['org-1', 'org-2']);
    expect(accessToken?.payload).toMatchObject({
      organization: { id: 'org-1' },
      client_id: second.clientId(),
      scope: 'jobs/write',
    });
    expect(second.events[0]).toMatchObject({
      version: '2',
      request: { scopes: ['aws.cognito.signin.user.admin'], groupConfiguration: { groupsToOverride: [] } },
    });
    const signOut = new GlobalSignOutCommand({ AccessToken: accessToken?.toString() });
    expect(await refusalOf(sdkClient(second).send(signOut))).toBe(
      'NotAuthorizedException: Access Token does not have required scopes',
    );
  });
});
