import {
  AdminDisableUserCommand,
  AdminResetUserPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, getCurrentUser, signIn, signOut } from 'aws-amplify/auth';
import { prime } from '../../src/services/cognito/srp/srpGroup';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { startPool, type StartedPool } from './support/startPool';

const password = 'Enishi-2026';
const incorrect = 'NotAuthorizedException: Incorrect username or password.';
const minute = 60_000;
let pool: StartedPool;

const byPassword = (username: string, given: string, clientId = pool.clientId('CarefulClient')) =>
  sdkClient(pool).send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: given },
    }),
  );

const startSrp = (username: string, clientId: string, srpA = 'abc123') =>
  sdkClient(pool).send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: srpA },
    }),
  );

describe('signing in', () => {
  beforeAll(async () => {
    // Only SRP is allowed, as in the product.
    pool = await startPool({
      client: { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] },
    });
  });
  beforeEach(async () => {
    await configureAmplify(pool);
    pool.startClock();
  });
  afterAll(() => pool.remove());

  test('issues tokens over SRP only for the right password', async () => {
    const sub = await newMember(pool, 's1@example.com', password);
    expect(await refusalOf(signIn({ username: 's1@example.com', password: 'Enishi-2027' }))).toBe(incorrect);
    await signIn({ username: 'S1@example.com', password });
    expect(await getCurrentUser()).toMatchObject({ userId: sub, username: sub });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload).toMatchObject({ email: 's1@example.com', sub });
    await signOut();
    expect(await refusalOf(getCurrentUser())).toMatch(/^UserUnAuthenticatedException/);
  });

  test('works over SRP with passwords of any script and length', async () => {
    for (const [index, odd] of ['縁結びの合言葉です', 'sp ace and "quotes"', 'x'.repeat(256)].entries()) {
      await configureAmplify(pool);
      await newMember(pool, `odd${index}@example.com`, odd);
      await expect(signIn({ username: `odd${index}@example.com`, password: odd })).resolves.toMatchObject({
        isSignedIn: true,
      });
    }
  });

  test('works over SRP three times in a row, with any random numbers', async () => {
    await newMember(pool, 's2@example.com', password);
    for (let time = 0; time < 3; time += 1) {
      await configureAmplify(pool);
      await signIn({ username: 's2@example.com', password });
    }
  });

  test('accepts a password proof only once', async () => {
    await newMember(pool, 's3@example.com', password);
    const { ChallengeParameters = {} } = await startSrp('s3@example.com', pool.clientId());
    const answer = new RespondToAuthChallengeCommand({
      ClientId: pool.clientId(),
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: ChallengeParameters.USERNAME ?? '',
        PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK ?? '',
        PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
        TIMESTAMP: 'Sat Nov 21 00:00:00 UTC 2026',
      },
    });
    for (let time = 0; time < 9; time += 1) {
      expect(await refusalOf(sdkClient(pool).send(answer))).toBe(incorrect);
    }
    // Nine responses to one challenge count as one: the other eight were not checked.
    await expect(signIn({ username: 's3@example.com', password })).resolves.toMatchObject({
      isSignedIn: true,
    });
  });

  test.each(['0', prime.toString(16), (2n * prime).toString(16), 'no number'])(
    'refuses an SRP_A that would reveal the secret (%#)',
    async (srpA) => {
      await newMember(pool, `srp-${srpA.length}@example.com`, password);
      expect(await refusalOf(startSrp(`srp-${srpA.length}@example.com`, pool.clientId(), srpA))).toMatch(
        /^InvalidParameterException/,
      );
    },
  );

  test('locks the account for longer after each wrong password; a right one after the lock resets this', async () => {
    const username = 's4@example.com';
    await newMember(pool, username, password);
    pool.stopClock();
    const locked = 'NotAuthorizedException: Password attempts exceeded';
    for (let time = 0; time < 5; time += 1) {
      expect(await refusalOf(byPassword(username, 'wrong-one'))).toBe(incorrect);
    }
    expect(await refusalOf(byPassword(username, password))).toBe(locked);
    expect(await refusalOf(signIn({ username, password }))).toBe(locked);
    pool.ahead += 1100;
    expect(await refusalOf(byPassword(username, 'wrong-one'))).toBe(incorrect);
    pool.ahead += 1100;
    expect(await refusalOf(byPassword(username, password))).toBe(locked);
    pool.ahead += 1000;
    await expect(byPassword(username, password)).resolves.toHaveProperty('AuthenticationResult.AccessToken');
    expect(await refusalOf(byPassword(username, 'wrong-one'))).toBe(incorrect);
    await expect(byPassword(username, password)).resolves.toHaveProperty('AuthenticationResult.AccessToken');
  });

  test('forgets wrong passwords after fifteen minutes without one', async () => {
    const username = 's5@example.com';
    await newMember(pool, username, password);
    for (let time = 0; time < 4; time += 1) await refusalOf(byPassword(username, 'wrong-one'));
    pool.ahead += 15 * minute + 1000;
    for (let time = 0; time < 4; time += 1) await refusalOf(byPassword(username, 'wrong-one'));
    await expect(byPassword(username, password)).resolves.toHaveProperty('AuthenticationResult.AccessToken');
  });

  test('reveals that a user does not exist only if the template allows it', async () => {
    const username = 'nobody@example.com';
    expect(await refusalOf(signIn({ username, password }))).toBe(
      'UserNotFoundException: User does not exist.',
    );
    expect(await refusalOf(byPassword(username, password))).toBe(incorrect);
    const careful = pool.clientId('CarefulClient');
    const [first, second] = [await startSrp(username, careful), await startSrp(username, careful)];
    const { SALT, USER_ID_FOR_SRP } = first.ChallengeParameters ?? {};
    expect(USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second.ChallengeParameters).toMatchObject({ SALT, USER_ID_FOR_SRP });
  });

  test('refuses flows that the client does not allow, with their name', async () => {
    expect(await refusalOf(byPassword('s1@example.com', password, pool.clientId()))).toBe(
      'InvalidParameterException: USER_PASSWORD_AUTH flow not enabled for this client',
    );
    expect(await refusalOf(byPassword('s1@example.com', password, 'unknown'))).toBe(
      'ResourceNotFoundException: User pool client unknown does not exist.',
    );
    const custom = new InitiateAuthCommand({ ClientId: pool.clientId(), AuthFlow: 'CUSTOM_AUTH' });
    expect(await refusalOf(sdkClient(pool).send(custom))).toMatch(/CUSTOM_AUTH is not emulated/);
  });

  test('reveals that a user is disabled only for the right password', async () => {
    const Username = 's6@example.com';
    await newMember(pool, Username, password);
    const command = new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username });
    await sdkClient(pool, 'SeedRole').send(command);
    expect(await refusalOf(byPassword(Username, 'wrong-one'))).toBe(incorrect);
    expect(await refusalOf(byPassword(Username, password))).toBe('NotAuthorizedException: User is disabled.');
  });

  test('requires a new password after a reset by an administrator', async () => {
    const Username = 's7@example.com';
    await newMember(pool, Username, password);
    const command = new AdminResetUserPasswordCommand({ UserPoolId: pool.poolId, Username });
    await sdkClient(pool, 'SeedRole').send(command);
    expect(await signIn({ username: Username, password })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'RESET_PASSWORD' },
    });
    expect(pool.code(Username)).toMatch(/^\d{6}$/);
  });
});
