import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { queueDue } from '../../../lambdas/queue-job-alerts/queueDue';
import { alertDueKey } from '../../../model/alerts/alertDueKey';
import { deliverySlot } from '../../../model/alerts/deliverySlot';
import { nextDelivery } from '../../../model/alerts/nextDelivery';
import { type EngineTables, engineTables } from '../../support/engineTables';

let tables: EngineTables;
const queues = mockClient(SQSClient);

beforeAll(async () => {
  tables = await engineTables();
  process.env.NOTICE_QUEUE_URL = 'notices';
});

beforeEach(() => {
  queues.reset();
  queues.on(SendMessageCommand).resolves({});
});

afterAll(async () => {
  queues.restore();
  await tables.stop();
});

/** 2026-12-01 08:00 in Japan, a Tuesday. */
const EIGHT = Date.parse('2026-11-30T23:00:00.000Z');
const HOUR = 3_600_000;

const due = (slot: string, ...alerts: string[]) =>
  tables.fill(alerts.map((id) => ({ table: 'Insight' as const, item: { ...alertDueKey(slot, id) } })));

const queued = () =>
  queues.commandCalls(SendMessageCommand).map(
    ({ args }) =>
      JSON.parse(args[0].input.MessageBody ?? '') as {
        userId: string;
        subject: string;
        at: string;
        id: string;
      },
  );

test('the alerts of the hour are queued once, and those of other hours are not', async () => {
  await due('2026-12-01T08', 'ann.a', 'bob.b');
  await due('2026-12-01T09', 'cat.c');
  expect(await queueDue(EIGHT + 60_000)).toBe(2);
  expect(queued()).toMatchObject([
    { kind: 'JOBS_FOUND', userId: 'ann', subject: 'ann.a', at: '2026-11-30T23:00:00.000Z' },
    { kind: 'JOBS_FOUND', userId: 'bob', subject: 'bob.b' },
  ]);
  expect(await queueDue(EIGHT + 120_000)).toBe(0);
});

test('what an hour has missed is queued by the next one', async () => {
  await due('2026-12-02T08', ...Array.from({ length: 25 }, (_, at) => `late.${at}`));
  expect(await queueDue(EIGHT + 24 * HOUR + 2 * HOUR)).toBe(25);
});

test.each([
  ['today, later', EIGHT - 1, { frequency: 'DAILY', hour: 8 }, '2026-12-01T08'],
  ['tomorrow, when the hour has begun', EIGHT, { frequency: 'DAILY', hour: 8 }, '2026-12-02T08'],
  ['next Monday', EIGHT, { frequency: 'WEEKLY', hour: 8 }, '2026-12-07T08'],
  [
    'next Tuesday, when the hour has begun',
    EIGHT,
    { frequency: 'WEEKLY', hour: 8, weekday: 2 },
    '2026-12-08T08',
  ],
  ['Sunday at midnight', EIGHT, { frequency: 'WEEKLY', hour: 0, weekday: 7 }, '2026-12-06T00'],
] as const)('the next mail is %s', (_when, at, schedule, slot) => {
  expect(nextDelivery(at, schedule)).toBe(slot);
});

test('hours are those of Japan', () => {
  expect(deliverySlot(Date.parse('2026-12-31T15:00:00.000Z'))).toBe('2027-01-01T00');
});
