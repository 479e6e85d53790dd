import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import type { Change } from '../../../lambdas/handle-changes/Change';
import { Batch } from '../../../lambdas/handle-changes/Batch';
import { countBatch } from '../../../lambdas/handle-changes/metrics/countBatch';
import { firstDay } from '../../../model/periods/firstDay';
import { japanDay } from '../../../model/japanDay';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { logger } from '../../../lambdas/lib/logger';
import { recordOf } from '../../support/recordOf';

const now = new Date().toISOString();
const today = japanDay(now);
const record = (
  __typename: string,
  pk: string,
  sk: string,
  values: Record<string, unknown> = {},
): StoredRow => ({
  ...{ pk, sk, __typename, id: `${pk}.${sk}`, createdAt: now, updatedAt: now },
  ...values,
});

interface Marker {
  Item: { pk: string };
}
interface Sum {
  Key: { pk: string; sk: string };
  ExpressionAttributeValues: { ':value': number; ':events': number };
}

const refusal = (name: string) => Object.assign(new Error(name), { name, $fault: 'client' });

/** A stub of DynamoDB with the counters of the Insight table and the messages of one conversation. */
class Counters {
  readonly sums = new Map<string, { value: number; events: number }>();
  transactions = 0;
  private readonly done = new Set<string>();
  private readonly client = mockClient(DynamoDBDocumentClient);

  constructor(thread: StoredRow[]) {
    this.client.on(QueryCommand).resolves({ Items: thread });
    this.client.on(GetCommand).callsFake(({ Key }) => (this.done.has(Key.pk) ? { Item: Key } : {}));
    this.client.on(TransactWriteCommand).callsFake(({ TransactItems }) => this.write(TransactItems));
  }

  /**
   * Executes a transaction as DynamoDB does: writes all items or none. Refuses a transaction that stores a
   * marker (the row that says that an event was counted) for the second time.
   */
  private write(items: { Put?: Marker; Update?: Sum }[]): object {
    this.transactions += 1;
    const keys = items.map(({ Put, Update }) => JSON.stringify(Put ? Put.Item.pk : Update?.Key));
    if (items.length > 100 || new Set(keys).size < keys.length) throw refusal('ValidationException');
    if (items.some(({ Update }) => Number.isNaN(Update?.ExpressionAttributeValues[':value'])))
      throw refusal('ValidationException');
    const CancellationReasons = items.map(({ Put }) =>
      Put && this.done.has(Put.Item.pk) ? { Code: 'ConditionalCheckFailed' } : { Code: 'None' },
    );
    if (CancellationReasons.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
    for (const { Put, Update } of items) {
      if (Put) this.done.add(Put.Item.pk);
      if (!Update) continue;
      const key = `${Update.Key.pk}/${Update.Key.sk}`;
      const { value, events } = this.sums.get(key) ?? { value: 0, events: 0 };
      const { ':value': more, ':events': count } = Update.ExpressionAttributeValues;
      this.sums.set(key, { value: value + more, events: events + count });
    }
    return {};
  }

  restore(): void {
    this.client.restore();
  }
}

const user = record('User', 'sub-1', 'User');
const keep = record('UserFavoriteOpenJobs', 'sub-1#private', 'UserFavoriteOpenJobs#j', { isFavorite: true });
const apply = record('UserApplies', 'sub-1#private', 'UserApplies#j', { type: 'APPLIED', history: [{}] });
const line = (ulid: string, authorId: string, minutes: number, more: Record<string, unknown> = {}) =>
  record('Message', 'c', `Message#${ulid}`, {
    ...{ id: `c.${ulid}`, authorId, ...more },
    createdAt: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
  });
const thread = [
  line('1', 'sub-1', -90, { isEvent: true }),
  line('2', 'sub-1', -80),
  line('3', 'owner', -30),
  line('4', 'owner', 0),
];

const changes: Change[] = [
  { after: user },
  { before: user, after: { ...user, isAlreadyEditedBasic: true } },
  { after: record('User', 'sub-2', 'User', { isAlreadyEditedBasic: true }) },
  { after: record('LastVisitDay', 'sub-1#private', 'LastVisitDay', { day: today }) },
  { after: record('LastVisitDay', 'sub-3#private', 'LastVisitDay', { day: today }) },
  { after: keep },
  { before: keep, after: { ...keep, isFavorite: false } },
  { before: { ...keep, isFavorite: false }, after: keep },
  // The job is still kept; only another attribute of the row changed.
  { before: keep, after: { ...keep, updatedAt: new Date(Date.now() - 30 * 3_600_000).toISOString() } },
  { after: apply },
  { before: apply, after: { ...apply, type: 'WITHDRAWN', history: [{}, {}] } },
  {
    before: { ...apply, type: 'WITHDRAWN', history: [{}, {}] },
    after: { ...apply, history: [{}, {}, {}] },
  },
  { before: apply, after: { ...apply, type: 'INTERVIEW', history: [{}, {}, {}, {}] } },
  { after: record('OpenJob', 'job', 'OpenJob', { publishedAt: now }) },
  { after: record('OpenJob', 'draft', 'OpenJob') },
  { before: record('User', 'sub-9', 'User') },
  { after: record('UserEmployeeBenefits', 'sub-1#private', 'UserEmployeeBenefits#b', { status: 'USED' }) },
  {
    after: record('UserEmployeeBenefits', 'sub-1#private', 'UserEmployeeBenefits#r', { status: 'REQUESTED' }),
  },
  ...thread.map((after) => ({ after })),
  { after: { ...user, pk: 'old', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' } },
];

const once = (value: number, events = value) => ({ value, events });
const expected = {
  [`Counter#USERS/${today}`]: once(1, 3),
  [`Counter#NEW_USERS/${today}`]: once(2),
  [`Counter#PROFILES_COMPLETED/${today}`]: once(2),
  [`Counter#ACTIVE_USERS/${today}`]: once(3),
  [`Counter#ACTIVE_USERS#WEEK/${firstDay('WEEK', today)}`]: once(3),
  [`Counter#ACTIVE_USERS#MONTH/${firstDay('MONTH', today)}`]: once(3),
  [`Counter#KEEPS/${today}`]: once(1),
  [`Counter#APPLIES/${today}`]: once(2),
  [`Counter#INTERVIEWS/${today}`]: once(1),
  [`Counter#JOBS_PUBLISHED/${today}`]: once(1),
  [`Counter#BENEFITS_USED/${today}`]: once(1),
};

beforeAll(() => {
  process.env.INSIGHT_TABLE = 'Insight';
  process.env.CONVERSATION_TABLE = 'Conversation';
});

const batchOf = (list: readonly Change[]) =>
  new Batch(list.map((change, place) => recordOf(change, place + 1)));

/** Sends the given changes in batches of the given size and returns the values of the counters afterwards. */
async function countersAfter(list: readonly Change[], size: number): Promise<Record<string, unknown>> {
  const counters = new Counters(thread);
  for (let at = 0; at < list.length; at += size) await countBatch(batchOf(list.slice(at, at + size)));
  counters.restore();
  return Object.fromEntries(counters.sums);
}

test('events are counted; seeded and restored records are not', async () => {
  const sums = await countersAfter(changes, 1);
  expect(sums).toMatchObject(expected);
  expect(Object.keys(sums).filter((counter) => /KEEPS|2026-01/.test(counter))).toEqual([
    `Counter#KEEPS/${today}`,
  ]);
  const messages = thread
    .filter(({ isEvent }) => !isEvent)
    .map(({ createdAt }) => japanDay(String(createdAt)));
  for (const day of new Set(messages))
    expect(sums[`Counter#MESSAGES/${day}`]).toEqual(once(messages.filter((each) => each === day).length));
  const replied = japanDay(String(thread[2]?.createdAt));
  expect(sums[`Counter#FIRST_REPLY_MINUTES/${replied}`]).toEqual({ value: 60, events: 1 });
});

test('repeated events, in any order and batch size, change no counter', async () => {
  const sums = await countersAfter(changes, 1);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...changes, ...changes, ...changes], { minLength: changes.length * 3 }),
      fc.integer({ min: 1, max: changes.length * 3 }),
      async (shuffled, size) => expect(await countersAfter(shuffled, size)).toEqual(sums),
    ),
    { numRuns: 50 },
  );
});

const messages = Array.from({ length: 40 }, (_, number) => ({
  after: line(`9${number}`, 'sub-1', 0, { isEvent: false }),
}));

test('a batch writes each counter once', async () => {
  const counters = new Counters(thread);
  await countBatch(batchOf(messages));
  counters.restore();
  expect(counters.transactions).toBe(1);
  expect(counters.sums.get(`Counter#MESSAGES/${today}`)).toEqual(once(40));
});

test('an event that DynamoDB rejects fails alone, and the others are counted once', async () => {
  const counters = new Counters([]);
  const poison = { after: record('Message', 'c', 'Message#p', { createdAt: 'tomorrow' }) };
  const batch = batchOf([...messages, poison, ...messages]);
  await countBatch(batch);
  counters.restore();
  jest.spyOn(logger, 'error').mockImplementation();
  expect(batch.response()).toEqual({ batchItemFailures: expect.arrayContaining([{ itemIdentifier: '41' }]) });
  expect(counters.sums.get(`Counter#MESSAGES/${today}`)).toEqual(once(40));
});
