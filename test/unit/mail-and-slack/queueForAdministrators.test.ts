import {
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { ADMINISTRATORS } from '../../../lambdas/lib/notices/ADMINISTRATORS';
import type { Notice } from '../../../lambdas/lib/notices/Notice';
import { queueForAdministrators } from '../../../lambdas/notify-email/notices/queueForAdministrators';

const pool = mockClient(CognitoIdentityProviderClient);
const queues = mockClient(SQSClient);
const account = (sub: string, Enabled = true) => ({ Enabled, Attributes: [{ Name: 'sub', Value: sub }] });

const notice: Notice = {
  id: 'administrators.1',
  userId: ADMINISTRATORS,
  kind: 'BENEFIT_REVIEW_REQUESTED',
  subject: 'benefit',
  title: '研修の割引',
  at: '2026-01-05T03:00:00.000Z',
};

async function queued() {
  queues.reset();
  queues.on(SendMessageCommand).resolves({});
  await queueForAdministrators(notice);
  return queues
    .commandCalls(SendMessageCommand)
    .map(({ args: [{ input }] }) => JSON.parse(input.MessageBody ?? '') as Notice);
}

beforeEach(() => {
  Object.assign(process.env, { USER_POOL_ID: 'pool', NOTICE_QUEUE_URL: 'notices' });
  pool.reset();
  pool
    .on(ListUsersInGroupCommand)
    .resolves({ Users: [account('first'), account('gone', false)], NextToken: 'more' })
    .on(ListUsersInGroupCommand, { NextToken: 'more' })
    .resolves({ Users: [account('second')] });
});

afterAll(() => {
  pool.restore();
  queues.restore();
});

test('each administrator whose account is enabled gets the notice, with the same id each time', async () => {
  const sent = await queued();
  expect(sent.map(({ userId }) => userId)).toEqual(['first', 'second']);
  for (const { id, userId, ...what } of sent) {
    expect(id).toMatch(new RegExp(`^${userId}\\.`));
    expect(what).toMatchObject({ kind: notice.kind, subject: notice.subject, title: notice.title });
  }
  expect((await queued()).map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
});
