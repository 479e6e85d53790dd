import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { announceErasures } from '../../../lambdas/erase-accounts/announceErasures';

const DAY = 86_400_000;
const requestedAt = '2026-05-01T12:00:00.000Z';
const after = (days: number) => new Date(Date.parse(requestedAt) + days * DAY);

const tables = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
let wanted: string | null;

beforeEach(() => {
  Object.assign(process.env, { TALENT_TABLE: 'T', INSIGHT_TABLE: 'I', NOTICE_QUEUE_URL: 'Q' });
  wanted = requestedAt;
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
  tables.on(GetCommand).callsFake(() => ({ Item: { deletionRequestedAt: wanted } }));
  tables
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues }) =>
      ExpressionAttributeValues[':pk'] === 'Erase#2026-05-15'
        ? { Items: [{ pk: 'Erase#2026-05-15', sk: 'sub', requestedAt }] }
        : { Items: [] },
    );
});
afterAll(() => [tables, queue].forEach((client) => client.restore()));

const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(String(args[0].input.MessageBody)) as { kind: string; id: string });

test('an account is announced from the eleventh day on, with the same id each night', async () => {
  const counts: number[] = [];
  for (const days of [10.9, 11, 12.5, 13.9, 14]) counts.push(await announceErasures(after(days)));
  expect(counts).toEqual([0, 1, 1, 1, 0]);
  expect(queued()[0]).toMatchObject({ kind: 'DELETION_NEAR', userId: 'sub', at: after(11).toISOString() });
  expect(new Set(queued().map(({ id }) => id)).size).toBe(1);
});

test.each([null, '2026-05-02T12:00:00.000Z'])(
  'a request that was withdrawn is not announced (%s)',
  async (now) => {
    wanted = now;
    expect(await announceErasures(after(12))).toBe(0);
  },
);
