import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/remind-complaints/handler';
import { complaintKey } from '../../../model/complaints/complaintKey';
import { openComplaint } from '../../../model/complaints/openComplaint';
import { japanDay } from '../../../model/japanDay';
import { addDays } from '../../../model/periods/addDays';
import { type EngineTables, engineTables } from '../../support/engineTables';

const queue = mockClient(SQSClient);
let tables: EngineTables;
beforeAll(async () => {
  tables = await engineTables();
  process.env.NOTICE_QUEUE_URL = 'Q';
  queue.on(SendMessageCommand).resolves({});
});
afterAll(() => tables.stop());

const today = japanDay(new Date());
/** A complaint that was received so many days ago, at the given time in Japan. */
const complaint = (id: string, daysAgo: number, time = '12:00', more: object = { type: openComplaint }) => {
  const day = addDays(today, -daysAgo);
  const receivedAt = new Date(`${day}T${time}:00+09:00`).toISOString();
  return {
    table: 'Insight' as const,
    item: { ...complaintKey(id), id, receivedAt, reportedAt: receivedAt, dueOn: addDays(day, 14), ...more },
  };
};
const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(String(args[0].input.MessageBody)) as Record<string, string>);

test('administrators are told of each complaint whose last day is over, and of no other', async () => {
  const id = (n: number) => `01JZ000000000000000000000${n}`;
  await tables.fill([
    complaint(id(1), 15, '23:59'),
    complaint(id(2), 15, '00:01'),
    // Its last day is today.
    complaint(id(3), 14, '00:00'),
    complaint(id(4), 2),
    complaint(id(5), 20, '12:00', { answeredAt: '2026-01-01T00:00:00Z' }),
    // Long known.
    complaint(id(6), 60),
  ]);
  expect(await handler()).toEqual({ queued: 2 });
  expect(
    queued()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual([id(1), id(2)]);
  expect(queued()[0]).toMatchObject({ kind: 'COMPLAINT_OVERDUE', userId: 'administrators' });
  expect(queued()[0]?.title).toMatch(/^[a-z]{8}$/);
  // The same ids again: each is delivered once.
  const ids = new Set(queued().map((notice) => notice.id));
  await handler();
  expect(new Set(queued().map((notice) => notice.id))).toEqual(ids);
});
