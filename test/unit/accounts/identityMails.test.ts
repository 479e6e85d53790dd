import type { CustomMessageTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { noteNewPassword } from '../../../lambdas/identity-triggers/noteNewPassword';
import { storeVerifiedEmail } from '../../../lambdas/identity-triggers/storeVerifiedEmail';
import { writeMessage } from '../../../lambdas/identity-triggers/writeMessage';
import type { SecurityNotice } from '../../../lambdas/lib/notices/SecurityNotice';
import { securityMail } from '../../../lambdas/notify-email/securityMail';
import { mailLanguages } from '../../../model/mailLanguage';

const tables = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
let stored: object | undefined;

beforeEach(() => {
  Object.assign(process.env, { TALENT_TABLE: 't', NOTICE_QUEUE_URL: 'q' });
  [tables, queue].forEach((client) => client.reset());
  stored = {
    email: 'old@example.com',
    hasSignedIn: true,
    name: '結城 結',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  tables.on(GetCommand).callsFake(() => ({ Item: stored }));
  tables.on(QueryCommand).resolves({ Items: [] });
  tables.on(UpdateCommand).resolves({});
  queue.on(SendMessageCommand).resolves({});
});
afterAll(() => [tables, queue].forEach((client) => client.restore()));

const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(`${args[0].input.MessageBody}`) as SecurityNotice);
const person = (values: object) => ({ sub: 'sub', email_verified: 'true', ...values });

function message(source: string, values: object = {}, clientMetadata?: Record<string, string>) {
  const event = {
    triggerSource: `CustomMessage_${source}`,
    request: {
      userAttributes: person(values),
      codeParameter: '{####}',
      usernameParameter: '{username}',
      clientMetadata,
    },
    response: {},
  } as unknown as CustomMessageTriggerEvent;
  writeMessage(event);
  return event.response;
}

test.each(mailLanguages)('in %s, each occasion has a text of its own with the code', (locale) => {
  const occasions = ['SignUp', 'ForgotPassword', 'UpdateUserAttribute', 'AdminCreateUser'];
  const all = occasions.map((occasion) => message(occasion, { locale }));
  expect(new Set(all.map(({ emailSubject }) => emailSubject)).size).toBe(4);
  for (const { emailMessage } of all) expect(emailMessage).toContain('{####}');
  expect(all[3]?.emailMessage).toContain('{username}');
  expect(message('ResendCode', { locale })).toEqual(all[0]);
  expect(message('VerifyUserAttribute', { locale })).toEqual(all[2]);
});

test('each language has texts of its own; an unknown one is Japanese', () => {
  const texts = mailLanguages.map((locale) => message('ForgotPassword', { locale }).emailMessage);
  expect(new Set(texts).size).toBe(mailLanguages.length);
  for (const locale of [undefined, '', 'it', 'ja-JP'])
    expect(message('ForgotPassword', { locale }).emailMessage).toBe(texts[0]);
  expect(message('ForgotPassword', { locale: 'fr-CA' }).emailMessage).toBe(texts[3]);
});

test('an invitation has the name and the URL; what others pass along appears nowhere', () => {
  const given = { name: '結城 <b>結</b>', url: 'https://enishi.example.com/auth/login' };
  const { emailMessage } = message('AdminCreateUser', {}, given);
  expect(emailMessage).toContain('結城 &#60;b&#62;結');
  expect(emailMessage).toContain('<a href="https://enishi.example.com/auth/login">');
  expect(message('SignUp', {}, given).emailMessage).not.toContain('結城');
});

test('after a change of address, the old one gets a mail, in the person’s language', async () => {
  const event = { request: { userAttributes: person({ email: 'new@example.com', locale: 'de' }) } };
  await storeVerifiedEmail(event as unknown as PreTokenGenerationTriggerEvent);
  const [notice] = queued();
  expect(notice).toMatchObject({ security: 'EMAIL_CHANGED', to: 'old@example.com', language: 'de' });
  if (notice?.security !== 'EMAIL_CHANGED') throw new Error('not about the address');
  const mail = securityMail(notice.security, notice, 'https://enishi.example.com');
  expect(mail.subject).toContain('E-Mail-Adresse');
  expect(mail.text).toMatch(/^Guten Tag 結城 結,/);
  expect(mail.text).not.toContain('new@example.com');
});

test.each([
  ['the first sign-in', undefined, 'new@example.com'],
  ['the same address', { email: 'new@example.com' }, 'new@example.com'],
  ['an invitation that stored no address', { name: '結城' }, 'new@example.com'],
])('%s is no change of address', async (_title, row, email) => {
  stored = row;
  const event = { request: { userAttributes: person({ email }) } };
  await storeVerifiedEmail(event as unknown as PreTokenGenerationTriggerEvent);
  expect(queued()).toEqual([]);
});

test('after a reset of the password, its owner gets a mail', async () => {
  const event = { request: { userAttributes: person({ email: 'me@example.com', locale: 'fr' }) } };
  await noteNewPassword(event as never);
  expect(queued()).toMatchObject([{ security: 'PASSWORD_CHANGED', userId: 'sub' }]);
});

test('a queue that fails keeps nobody from signing in', async () => {
  queue.on(SendMessageCommand).rejects(new Error('down'));
  const event = { request: { userAttributes: person({ email: 'new@example.com' }) } };
  await expect(storeVerifiedEmail(event as unknown as PreTokenGenerationTriggerEvent)).resolves.toBe(false);
});
