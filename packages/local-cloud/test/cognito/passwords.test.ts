import {
  AdminCreateUserCommand,
  ChangePasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  signIn,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
const another = 'Enishi-2027';
const hour = 3_600_000;
let pool: StartedPool;

const invite = (Username: string, more: object = { DesiredDeliveryMediums: ['EMAIL'] }) =>
  sdkClient(pool, 'SeedRole').send(
    new AdminCreateUserCommand({
      UserPoolId: pool.poolId,
      Username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      ...more,
    }),
  );

const mailedPassword = (email: string) =>
  /仮パスワード (\S+)/.exec(pool.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';

describe('a password', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.ahead = 0;
  });
  afterAll(() => pool.remove());

  test('that is forgotten is replaced with the mailed code, once', async () => {
    const username = 'p1@example.com';
    await newMember(pool, username, password);
    expect(await resetPassword({ username })).toMatchObject({
      nextStep: {
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { destination: 'p***@e***', deliveryMedium: 'EMAIL' },
      },
    });
    const confirmationCode = pool.code(username);
    await confirmResetPassword({ username, confirmationCode, newPassword: another });
    expect(await refusalOf(signInByPassword(username, password))).toMatch(/^NotAuthorizedException/);
    await signInByPassword(username, another);
    expect(
      await refusalOf(confirmResetPassword({ username, confirmationCode, newPassword: password })),
    ).toMatch(/^ExpiredCodeException/);
  });

  test('that replaces a forgotten one ends the lock after wrong ones', async () => {
    const username = 'p2@example.com';
    await newMember(pool, username, password);
    for (let time = 0; time < 5; time += 1) await refusalOf(signInByPassword(username, 'wrong-one'));
    expect(await refusalOf(signInByPassword(username, password))).toMatch(/Password attempts exceeded/);
    await resetPassword({ username });
    const confirmationCode = pool.code(username);
    await confirmResetPassword({ username, confirmationCode, newPassword: another });
    await expect(signInByPassword(username, another)).resolves.toMatchObject({ isSignedIn: true });
  });

  test('is replaced with a code within an hour; wrong codes and short passwords are refused', async () => {
    const username = 'p3@example.com';
    await newMember(pool, username, password);
    await resetPassword({ username });
    const right = pool.code(username);
    const confirm = (confirmationCode: string, newPassword: string) =>
      refusalOf(confirmResetPassword({ username, confirmationCode, newPassword }));
    expect(await confirm(right, 'short')).toMatch(/^InvalidPasswordException/);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1) expect(await confirm(wrong, another)).toMatch(/^CodeMismatch/);
    expect(await confirm(right, another)).toMatch(/^LimitExceededException/);
    pool.ahead = hour + 1000;
    expect(await confirm(right, another)).toMatch(/^ExpiredCodeException/);
  });

  test('cannot be replaced without a verified email or for an unknown user', async () => {
    await signUp({ username: 'p4@example.com', password });
    pool.mails.length = 0;
    expect(await refusalOf(resetPassword({ username: 'p4@example.com' }))).toBe(
      'InvalidParameterException: Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
    expect(await refusalOf(resetPassword({ username: 'nobody@example.com' }))).toBe(
      'UserNotFoundException: Username/client id combination not found.',
    );
    expect(pool.mails).toEqual([]);
  });

  test('of an invited user must be replaced at the first sign-in', async () => {
    const username = 'p5@example.com';
    const { User } = await invite(username);
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    const [mail] = pool.mails;
    expect(mail).toMatchObject({ to: username, subject: '招待' });
    expect(mail?.text).toContain(`${username} さん`);
    expect(await signIn({ username, password: mailedPassword(username) })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: [] },
    });
    expect(await refusalOf(confirmSignIn({ challengeResponse: 'short' }))).toMatch(/^InvalidPassword/);
    await confirmSignIn({ challengeResponse: another });
    expect((await fetchAuthSession()).tokens?.idToken?.payload.email).toBe(username);
    await configureAmplify(pool);
    await expect(signInByPassword(username, another)).resolves.toMatchObject({ isSignedIn: true });
  });

  test('of an invited user is replaced together with attributes, and an empty one is removed', async () => {
    const username = 'p12@example.com';
    const name = { Name: 'name', Value: '山田' };
    const TemporaryPassword = 'Temporary-1';
    await invite(username, { UserAttributes: [name], TemporaryPassword, MessageAction: 'SUPPRESS' });
    const client = sdkClient(pool, 'SeedRole');
    const { Session } = await client.send(
      new InitiateAuthCommand({
        ...{ ClientId: pool.clientId(), AuthFlow: 'USER_PASSWORD_AUTH' },
        AuthParameters: { USERNAME: username, PASSWORD: TemporaryPassword },
      }),
    );
    // Amplify does not send empty attributes.
    const ChallengeResponses = { USERNAME: username, NEW_PASSWORD: another, 'userAttributes.name': '' };
    const answer = { ClientId: pool.clientId(), ChallengeName: 'NEW_PASSWORD_REQUIRED', Session } as const;
    await client.send(new RespondToAuthChallengeCommand({ ...answer, ChallengeResponses }));
    await signInByPassword(username, another);
    const stored = await fetchUserAttributes();
    expect(stored).toMatchObject({ email: username });
    expect(stored).not.toHaveProperty('name');
  });

  test('that is temporary expires after a week, and a new one can be sent', async () => {
    const username = 'p6@example.com';
    await invite(username, { TemporaryPassword: 'Temporary-1' });
    pool.ahead = 7 * 24 * hour + 1000;
    expect(await refusalOf(signInByPassword(username, 'Temporary-1'))).toBe(
      'NotAuthorizedException: Temporary password has expired and must be reset by an administrator.',
    );
    const mailed = () => pool.mails.filter(({ to }) => to === username).length;
    // Without a medium, AWS takes SMS.
    await invite(username, { MessageAction: 'RESEND' });
    expect(mailed()).toBe(0);
    await invite(username, { MessageAction: 'RESEND', DesiredDeliveryMediums: ['EMAIL'] });
    expect(mailed()).toBe(1);
    expect(await signInByPassword(username, mailedPassword(username))).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' },
    });
  });

  test('must be replaced within three minutes of the challenge', async () => {
    const username = 'p7@example.com';
    await invite(username, { TemporaryPassword: 'Temporary-1', MessageAction: 'SUPPRESS' });
    expect(pool.mails.some(({ to }) => to === username)).toBe(false);
    await signInByPassword(username, 'Temporary-1');
    pool.ahead = 181_000;
    expect(await refusalOf(confirmSignIn({ challengeResponse: another }))).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    );
  });

  test('can be changed with the old one, at most five times an hour', async () => {
    const username = 'p8@example.com';
    await newMember(pool, username, password);
    await signInByPassword(username, password);
    await updatePassword({ oldPassword: password, newPassword: another });
    const wrong = () => refusalOf(updatePassword({ oldPassword: password, newPassword: 'Enishi-2028' }));
    expect(await wrong()).toBe('NotAuthorizedException: Incorrect username or password.');
    expect(await refusalOf(updatePassword({ oldPassword: another, newPassword: 'short' }))).toMatch(
      /^InvalidPasswordException/,
    );
    for (let time = 0; time < 3; time += 1) await wrong();
    expect(await wrong()).toBe('LimitExceededException: Attempt limit exceeded, please try after some time.');
    const foreign = new ChangePasswordCommand({
      AccessToken: 'x',
      PreviousPassword: another,
      ProposedPassword: password,
    });
    expect(await refusalOf(sdkClient(pool).send(foreign))).toBe(
      'NotAuthorizedException: Invalid Access Token',
    );
  });
});
