import { signUp } from 'aws-amplify/auth';
import { createTemporaryPassword } from '../../src/services/cognito/passwords/createTemporaryPassword';
import { configureAmplify } from './support/configureAmplify';
import { refusalOf } from './support/refusalOf';
import { startPool, type StartedPool } from './support/startPool';

let pool: StartedPool;

describe('a pool without a password policy has Cognito’s default policy', () => {
  beforeAll(async () => {
    pool = await startPool({ pool: { Policies: {} } });
    await configureAmplify(pool);
  });
  afterAll(() => pool.remove());

  test.each([
    ['Ab1!', 'Password not long enough'],
    ['abcdefg1!', 'Password must have uppercase characters'],
    ['ABCDEFG1!', 'Password must have lowercase characters'],
    ['Abcdefgh!', 'Password must have numeric characters'],
    ['Abcdefgh1', 'Password must have symbol characters'],
  ])('%s is refused: %s', async (password, reason) => {
    expect(await refusalOf(signUp({ username: 'a@example.com', password }))).toBe(
      `InvalidPasswordException: Password did not conform with policy: ${reason}`,
    );
  });

  // AWS checks the form of a request before it applies the policy.
  test.each([' Abcdefg1!', 'Abcdefg1! ', `Ab1!${'x'.repeat(253)}`, ' a', 'a ', '\tA', 'a'])(
    '%p is refused as a password',
    async (password) => {
      expect(await refusalOf(signUp({ username: 'a@example.com', password }))).toMatch(
        /^InvalidParameterException: 1 validation error detected: Value at 'password'/,
      );
    },
  );

  test('white space in the sense of Unicode is accepted, as it is by Java’s \\S', async () => {
    await expect(signUp({ username: 'wide@example.com', password: '　Abcdefg1!　' })).resolves.toBeDefined();
  });

  test('a hundred generated temporary passwords satisfy the policy', async () => {
    const policy = {
      minimumLength: 20,
      requireUppercase: true,
      requireLowercase: true,
      requireNumbers: true,
      requireSymbols: true,
      temporaryPasswordDays: 7,
    };
    for (let time = 0; time < 100; time += 1) {
      expect(createTemporaryPassword(policy)).toMatch(
        /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%&*?]).{20}$/,
      );
    }
  });
});
