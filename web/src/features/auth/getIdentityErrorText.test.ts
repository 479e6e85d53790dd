/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAllTexts } from '../../testing/startAllTexts';
import i18n from 'i18next';
import { showLanguage } from '../../lib/language/showLanguage';
import { getIdentityErrorText } from './getIdentityErrorText';

const commands = join(
  __dirname,
  '../../../../node_modules/@aws-sdk/client-cognito-identity-provider/dist-types/commands',
);

/** The errors that AWS documents for an operation. The SDK's types list them. */
const documented = (operation: string) => [
  ...new Set(
    [
      ...readFileSync(join(commands, `${operation}Command.d.ts`), 'utf8').matchAll(
        /@throws \{@link (\w+Exception)\}/g,
      ),
    ]
      .map(([, name]) => name as string)
      .filter((name) => name !== 'CognitoIdentityProviderServiceException'),
  ),
];

const operations = {
  login: ['InitiateAuth', 'RespondToAuthChallenge', 'ResendConfirmationCode'],
  register: ['SignUp', 'ResendConfirmationCode', 'InitiateAuth', 'RespondToAuthChallenge'],
  verify: ['ConfirmSignUp', 'ResendConfirmationCode'],
  reset: ['ForgotPassword', 'ConfirmForgotPassword', 'ResendConfirmationCode', 'ConfirmSignUp'],
  account: [
    'ChangePassword',
    'UpdateUserAttributes',
    'VerifyUserAttribute',
    'GetUserAttributeVerificationCode',
    'GetUser',
    'DeleteUser',
    'GlobalSignOut',
    'InitiateAuth',
    'RespondToAuthChallenge',
  ],
} as const;
type Place = keyof typeof operations;

const refusal = (name: string, message = 'in English') => Object.assign(new Error(message), { name });
const cases = Object.entries(operations).flatMap(([place, names]) =>
  [...new Set(names.flatMap(documented)), 'NetworkError'].map((name) => [place as Place, name] as const),
);

beforeAll(async () => {
  await startAllTexts();
  for (const language of ['en', 'de', 'fr', 'ko', 'ja'] as const) await showLanguage(language);
});

test('the list of documented errors is found', () => {
  expect(documented('SignUp')).toEqual(
    expect.arrayContaining(['UsernameExistsException', 'CodeDeliveryFailureException']),
  );
  expect(cases.length).toBeGreaterThan(100);
});

test.each(cases)('on %s, %s has a sentence in each language', (place, name) => {
  const key = getIdentityErrorText(place, refusal(name));
  expect(key).not.toBe('auth.failed');
  const sentences = ['ja', 'en', 'de', 'fr', 'ko'].map((lng) => i18n.t(key, { lng }));
  expect(new Set(sentences).size).toBe(5);
  expect(sentences).not.toContain(key);
});

test.each([
  ['login', 'NotAuthorizedException', 'User is disabled.', /利用を停止/],
  ['login', 'NotAuthorizedException', 'Password attempts exceeded', /一時的に止めて/],
  [
    'login',
    'NotAuthorizedException',
    'Temporary password has expired and must be reset by an administrator.',
    /仮パスワードの期限/,
  ],
  [
    'login',
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
    /もう一度ログイン/,
  ],
  ['login', 'NotAuthorizedException', 'Incorrect username or password.', /パスワードが違います/],
  ['register', 'InvalidParameterException', 'Username should be an email.', /形式が正しくありません/],
  ['register', 'InvalidPasswordException', 'Password not long enough', /8文字以上/],
  ['verify', 'InvalidParameterException', 'User is already confirmed.', /確認済み/],
  ['account', 'NotAuthorizedException', 'Invalid Access Token', /もう一度ログイン/],
  ['account', 'NotAuthorizedException', 'Access Token has been revoked', /もう一度ログイン/],
  ['account', 'NotAuthorizedException', 'Incorrect username or password.', /パスワードが違います/],
] as const)('on %s, %s (%s) has the sentence of its meaning', (place, name, message, text) => {
  expect(i18n.t(getIdentityErrorText(place, refusal(name, message)))).toMatch(text);
});

const constraint = (field: string, rule: string) =>
  `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${rule}`;
const pattern = 'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$';

test.each([
  ['register', 'password', pattern, /空白/],
  ['login', 'password', pattern, /空白/],
  ['reset', 'password', pattern, /空白/],
  ['account', 'proposedPassword', pattern, /空白/],
  ['account', 'previousPassword', pattern, /パスワードが違います/],
  ['register', 'password', 'Member must have length less than or equal to 256', /256文字/],
] as const)('on %s, a refused %s (%s) is explained', (place, field, rule, text) => {
  const error = refusal('InvalidParameterException', constraint(field, rule));
  expect(i18n.t(getIdentityErrorText(place, error))).toMatch(text);
});

test('an error that Cognito does not document has the general text', () => {
  expect(getIdentityErrorText('login', refusal('SurprisingException'))).toBe('auth.failed');
  expect(getIdentityErrorText('login', 'no error')).toBe('auth.failed');
});
