import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/remind-meetings/handler';
import { japanDay } from '../../../model/japanDay';

const DAY = 86_400_000;
const at = new Date(Date.now() + DAY).toISOString();
const pk = `MeetingReminder#${japanDay(at)}`;
const tables = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
let meeting: object;

beforeEach(() => {
  Object.assign(process.env, {
    ...{
      TALENT_TABLE: 'T',
      INSIGHT_TABLE: 'I',
      OPEN_JOB_TABLE: 'J',
      CATALOG_TABLE: 'C',
      NOTICE_QUEUE_URL: 'Q',
    },
  });
  meeting = { id: 'm', state: 'AGREED', at };
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  tables.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: ExpressionAttributeValues[':pk'] === pk ? [{ pk, sk: 'talent.job#m' }] : [],
  }));
  tables.on(GetCommand).callsFake(({ TableName }) => ({
    Item:
      TableName === 'T'
        ? {
            id: 'talent.job',
            userID: 'talent',
            openJobID: 'job',
            conversationId: 'talk',
            meetings: [meeting],
          }
        : { id: 'job', owners: ['staff'] },
  }));
});
afterAll(() => [tables, queue].forEach((client) => client.restore()));

const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(String(args[0].input.MessageBody)) as { userId: string; id: string });

test('both sides of a meeting of the next day are reminded, with the same ids in a repetition', async () => {
  expect(await handler()).toEqual({ queued: 2 });
  await handler();
  expect(queued().map(({ userId }) => userId)).toEqual(['talent', 'staff', 'talent', 'staff']);
  expect(new Set(queued().map(({ id }) => id)).size).toBe(2);
  expect(queued()[0]).toMatchObject({ kind: 'MEETING_NEAR', subject: 'talk' });
});

test.each([
  ['was cancelled', { id: 'm', state: 'CANCELLED', at }],
  [
    'was moved to another day',
    { id: 'm', state: 'AGREED', at: new Date(Date.now() + 3 * DAY).toISOString() },
  ],
  ['is gone', { id: 'other', state: 'AGREED', at }],
])('nobody is reminded of a meeting that %s', async (_title, now) => {
  meeting = now;
  expect(await handler()).toEqual({ queued: 0 });
});
