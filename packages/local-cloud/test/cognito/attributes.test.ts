import {
  AdminUpdateUserAttributesCommand,
  AdminGetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
let pool: StartedPool;

async function signedIn(username: string): Promise<void> {
  await newMember(pool, username, password);
  await signInByPassword(username, password);
}

const adminUpdate = (Username: string, attributes: Record<string, string>) =>
  sdkClient(pool, 'SeedRole').send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: pool.poolId,
      Username,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );

describe("a user's attributes", () => {
  beforeAll(async () => {
    pool = await startPool();
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.ahead = 0;
  });
  afterAll(() => pool.remove());

  test('are changed and shown by their owner, and reach the next token', async () => {
    await signedIn('u1@example.com');
    await updateUserAttributes({ userAttributes: { 'custom:nick': '縁', name: '佐藤 花子' } });
    expect(await fetchUserAttributes()).toMatchObject({
      'custom:nick': '縁',
      name: '佐藤 花子',
      email: 'u1@example.com',
      email_verified: 'true',
    });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload['custom:nick']).toBe('縁');
  });

  test('that the template declares as immutable are written only once', async () => {
    await signedIn('u2@example.com');
    await updateUserAttributes({ userAttributes: { 'custom:origin': 'a' } });
    expect(await refusalOf(updateUserAttributes({ userAttributes: { 'custom:origin': 'b' } }))).toMatch(
      /^InvalidParameterException: user.custom:origin: Attribute cannot be updated/,
    );
  });

  test('include a new email when its code is confirmed; until then the old one signs in', async () => {
    await signedIn('u3@example.com');
    const { email } = await updateUserAttributes({ userAttributes: { email: 'new3@example.com' } });
    expect(email?.nextStep).toMatchObject({
      updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
      codeDeliveryDetails: { destination: 'n***@e***' },
    });
    expect(pool.mails[0]?.to).toBe('new3@example.com');
    expect(await fetchUserAttributes()).toMatchObject({ email: 'u3@example.com', email_verified: 'true' });
    await configureAmplify(pool);
    expect(await refusalOf(signInByPassword('new3@example.com', password))).toMatch(/^UserNotFound/);
    await signInByPassword('u3@example.com', password);
    const code = pool.code('new3@example.com');
    const confirm = (confirmationCode: string) =>
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    expect(await refusalOf(confirm(code === '000000' ? '111111' : '000000'))).toMatch(/^CodeMismatch/);
    await confirm(code);
    expect(await fetchUserAttributes()).toMatchObject({ email: 'new3@example.com', email_verified: 'true' });
    await configureAmplify(pool);
    expect(await refusalOf(signInByPassword('u3@example.com', password))).toMatch(/^UserNotFound/);
    await signInByPassword('new3@example.com', password);
  });

  test('include an email whose code can be sent again and expires', async () => {
    await signedIn('u4@example.com');
    await updateUserAttributes({ userAttributes: { email: 'new4@example.com' } });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const confirmationCode = pool.code('new4@example.com');
    expect(pool.mails.filter(({ to }) => to === 'new4@example.com')).toHaveLength(2);
    await pool.cognito.expireCodes('new4@example.com');
    expect(await refusalOf(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }))).toMatch(
      /^ExpiredCodeException/,
    );
  });

  test('never include the email of somebody else, even if it is taken before the code is confirmed', async () => {
    await newMember(pool, 'taken@example.com', password);
    await signedIn('u5@example.com');
    const taken = 'AliasExistsException: An account with the given email already exists.';
    const change = (email: string) => updateUserAttributes({ userAttributes: { email } });
    expect(await refusalOf(change('Taken@example.com'))).toBe(taken);
    expect(await refusalOf(adminUpdate('u5@example.com', { email: 'taken@example.com' }))).toBe(taken);
    await change('soon@example.com');
    await newMember(pool, 'soon@example.com', password);
    const confirmationCode = pool.code('soon@example.com');
    expect(await refusalOf(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode }))).toBe(
      taken,
    );
    expect(await refusalOf(change('no address'))).toBe(
      'InvalidParameterException: Invalid email address format.',
    );
  });

  test('include an email that an administrator has verified without a code', async () => {
    await newMember(pool, 'u6@example.com', password);
    pool.mails.length = 0;
    await adminUpdate('u6@example.com', { email: 'new6@example.com', email_verified: 'true' });
    expect(pool.mails).toEqual([]);
    const { UserAttributes } = await sdkClient(pool, 'SeedRole').send(
      new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'new6@example.com' }),
    );
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await adminUpdate('new6@example.com', { email: 'newer6@example.com' });
    expect(pool.mails.map(({ to }) => to)).toEqual(['newer6@example.com']);
  });

  test('include an email that another account can use after this one is deleted', async () => {
    await signedIn('u7@example.com');
    await deleteUser();
    expect(await refusalOf(signInByPassword('u7@example.com', password))).toMatch(/^UserNotFound/);
    await expect(signUp({ username: 'u7@example.com', password })).resolves.toHaveProperty('userId');
  });
});

describe('a user of a pool that changes emails at once', () => {
  beforeAll(async () => {
    pool = await startPool({ pool: { UserAttributeUpdateSettings: undefined } });
    await configureAmplify(pool);
  });
  afterAll(() => pool.remove());

  test('signs in with the new email, which is unverified until its code is confirmed', async () => {
    await signedIn('e1@example.com');
    await updateUserAttributes({ userAttributes: { email: 'e2@example.com' } });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'e2@example.com', email_verified: 'false' });
    const confirmationCode = pool.code('e2@example.com');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'e2@example.com', email_verified: 'true' });
  });
});
