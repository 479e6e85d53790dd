import { ForgotPasswordCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, resendSignUpCode, signIn, signUp } from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'abcdefgh';
const hour = 3_600_000;
let pool: StartedPool;

const register = (username: string) =>
  signUp({ username, password, options: { userAttributes: { email: username } } });

describe('signing up', () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.ahead = 0;
  });
  afterAll(() => pool.remove());

  test('mails a code with the template’s text, which confirms the email', async () => {
    const begun = await register('a1@example.com');
    expect(begun.nextStep).toEqual({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***', attributeName: 'email' },
    });
    const [mail] = pool.mails;
    expect(mail).toMatchObject({ to: 'a1@example.com', subject: '確認コード' });
    expect(mail?.text).toMatch(/^コードは \d{6} です$/);
    const done = await confirmSignUp({
      username: 'a1@example.com',
      confirmationCode: pool.code('a1@example.com'),
    });
    expect(done.isSignUpComplete).toBe(true);
    expect(await signIn({ username: 'a1@example.com', password })).toMatchObject({ isSignedIn: true });
  });

  test('accepts an email only once, regardless of case', async () => {
    await register('a2@example.com');
    expect(await refusalOf(register('A2@Example.com'))).toBe(
      'UsernameExistsException: An account with the given email already exists.',
    );
  });

  test('succeeds once when twenty concurrent requests have the same email', async () => {
    // With those of the other tests, not more than the pool accepts in a second.
    const client = sdkClient(pool);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        client.send(
          new SignUpCommand({ ClientId: pool.clientId(), Username: 'race@example.com', Password: password }),
        ),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does not allow signing in before the code is confirmed', async () => {
    await register('a3@example.com');
    expect(await signInByPassword('a3@example.com', password)).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    expect(await refusalOf(signInByPassword('a3@example.com', 'wrong-one'))).toBe(
      'NotAuthorizedException: Incorrect username or password.',
    );
  });

  test('refuses wrong codes and, after five of them, even the right one for an hour', async () => {
    const username = 'a4@example.com';
    await register(username);
    const right = pool.code(username);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await refusalOf(confirmSignUp({ username, confirmationCode: wrong }))).toBe(
        'CodeMismatchException: Invalid verification code provided, please try again.',
      );
    }
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: right }))).toBe(
      'LimitExceededException: Attempt limit exceeded, please try after some time.',
    );
    pool.ahead = hour + 1000;
    await expect(confirmSignUp({ username, confirmationCode: right })).resolves.toMatchObject({
      isSignUpComplete: true,
    });
  });

  test('sends a code that is valid for a day and is replaced by a newer one', async () => {
    const username = 'a5@example.com';
    await register(username);
    const first = pool.code(username);
    pool.ahead = 24 * hour + 1000;
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: first }))).toBe(
      'ExpiredCodeException: Invalid code provided, please request a code again.',
    );
    await resendSignUpCode({ username });
    await confirmSignUp({ username, confirmationCode: pool.code(username) });
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: first }))).toBe(
      'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    );
    expect(await refusalOf(resendSignUpCode({ username }))).toBe(
      'InvalidParameterException: User is already confirmed.',
    );
  });

  test('sends a code that a developer can make expire', async () => {
    const username = 'a6@example.com';
    await register(username);
    expect(await pool.cognito.expireCodes('nobody@example.com')).toBe(false);
    expect(await pool.cognito.expireCodes(username)).toBe(true);
    expect(await refusalOf(confirmSignUp({ username, confirmationCode: pool.code(username) }))).toMatch(
      /^ExpiredCodeException/,
    );
  });

  test('mails at most twenty codes an hour', async () => {
    const username = 'a7@example.com';
    await register(username);
    for (let code = 1; code < 20; code += 1) await resendSignUpCode({ username });
    expect(await refusalOf(resendSignUpCode({ username }))).toMatch(/^LimitExceededException/);
  });

  test.each([
    [
      'a short password',
      'b1@example.com',
      'abcdefg',
      {},
      'InvalidPasswordException: Password did not conform with policy: Password not long enough',
    ],
    [
      'a name that is no address',
      'somebody',
      password,
      {},
      'InvalidParameterException: Username should be an email.',
    ],
    [
      'an unknown attribute',
      'b2@example.com',
      password,
      { 'custom:shoe': '42' },
      'InvalidParameterException: Attributes did not conform to the schema: Type for attribute {custom:shoe} could not be determined',
    ],
    [
      'an attribute that is too long',
      'b3@example.com',
      password,
      { 'custom:nick': 'x'.repeat(11) },
      'InvalidParameterException: Attributes did not conform to the schema: custom:nick: Value is above the maximum of 10',
    ],
    [
      'its own word for a verified address',
      'b4@example.com',
      password,
      { email_verified: 'true' },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [
      'a sub of its choice',
      'b5@example.com',
      password,
      { sub: 'me' },
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
  ])('refuses %s', async (_what, username, given, attributes, refusal) => {
    const doing = signUp({
      username,
      password: given,
      options: { userAttributes: { email: username, ...attributes } },
    });
    expect(await refusalOf(doing)).toBe(refusal);
  });

  test('reveals that a user does not exist only to clients that may know it', async () => {
    const username = 'nobody@example.com';
    expect(await refusalOf(resendSignUpCode({ username }))).toBe(
      'UserNotFoundException: Username/client id combination not found.',
    );
    const careful = { ClientId: pool.clientId('CarefulClient'), Username: username };
    const answer = await sdkClient(pool).send(new ForgotPasswordCommand(careful));
    expect(answer.CodeDeliveryDetails).toEqual({
      Destination: 'n***@e***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
    expect(pool.mails.some(({ to }) => to === username)).toBe(false);
  });

  test('creates the user even if the mail cannot be sent, and the user can request another one', async () => {
    const username = 'a8@example.com';
    pool.mailFails = true;
    expect(await refusalOf(register(username))).toMatch(/^CodeDeliveryFailureException/);
    pool.mailFails = false;
    await resendSignUpCode({ username });
    await confirmSignUp({ username, confirmationCode: pool.code(username) });
  });
});
