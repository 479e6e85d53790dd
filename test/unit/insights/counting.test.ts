import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import type { Change } from '../../../lambdas/apply-events/Change';
import { countMetrics } from '../../../lambdas/apply-events/reactions/countMetrics';
import { firstDay } from '../../../lambdas/lib/insights/firstDay';
import { japanDay } from '../../../lambdas/lib/insights/japanDay';
import type { Item } from '../../../lambdas/lib/Item';

const now = new Date().toISOString();
const today = japanDay(now);
const record = (__typename: string, pk: string, sk: string, values: Record<string, unknown> = {}): Item => ({
  ...{ pk, sk, __typename, id: `${pk}.${sk}`, createdAt: now, updatedAt: now },
  ...values,
});

/** The Insight table's counters, and the thread that replies are looked up in. */
class Counters {
  readonly sums = new Map<string, { value: number; events: number }>();
  private readonly done = new Set<string>();
  private readonly client = mockClient(DynamoDBDocumentClient);

  constructor(thread: Item[]) {
    this.client.on(QueryCommand).resolves({ Items: thread });
    this.client.on(TransactWriteCommand).callsFake(({ TransactItems: [{ Put }, { Update }] }) => {
      if (Put.ConditionExpression === 'attribute_not_exists(pk)' && this.done.has(Put.Item.pk))
        throw new TransactionCanceledException({
          ...{ message: '', $metadata: {}, CancellationReasons: [{ Code: 'ConditionalCheckFailed' }, {}] },
        });
      this.done.add(Put.Item.pk);
      const key = `${Update.Key.pk}/${Update.Key.sk}`;
      const { value, events } = this.sums.get(key) ?? { value: 0, events: 0 };
      this.sums.set(key, {
        value: value + Update.ExpressionAttributeValues[':value'],
        events: events + 1,
      });
      return {};
    });
  }

  restore(): void {
    this.client.restore();
  }
}

const user = record('User', 'sub-1', 'User');
const keep = record('UserFavoriteOpenJobs', 'sub-1#desk', 'UserFavoriteOpenJobs#j', { isFavorite: true });
const apply = record('UserApplies', 'sub-1#desk', 'UserApplies#j', { type: 'APPLIED', history: [{}] });
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
  { after: record('LastVisitDay', 'sub-1#desk', 'LastVisitDay', { day: today }) },
  { after: record('LastVisitDay', 'sub-3#desk', 'LastVisitDay', { day: today }) },
  { after: keep },
  { before: keep, after: { ...keep, isFavorite: false } },
  { before: { ...keep, isFavorite: false }, after: keep },
  // Kept still, whatever else of it changed.
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
  { after: record('UserEmployeeBenefits', 'sub-1#desk', 'UserEmployeeBenefits#b', { status: 'USED' }) },
  { after: record('UserEmployeeBenefits', 'sub-1#desk', 'UserEmployeeBenefits#r', { status: 'REQUESTED' }) },
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

async function told(list: readonly Change[]): Promise<Record<string, unknown>> {
  const counters = new Counters(thread);
  for (const change of list) await countMetrics(change);
  counters.restore();
  return Object.fromEntries(counters.sums);
}

test('what happens is counted, what was seeded or restored is not', async () => {
  const sums = await told(changes);
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

test('told again and in any order, events leave every counter as it is', async () => {
  const sums = await told(changes);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...changes, ...changes, ...changes], { minLength: changes.length * 3 }),
      async (shuffled) => expect(await told(shuffled)).toEqual(sums),
    ),
    { numRuns: 50 },
  );
});
