import { agreeOnTerms } from '../agreeOnTerms';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { documents } from '../documents';
import { records } from '../records';
import { jobDetails } from '../jobDetails';
import { settle } from '../over-time/settle';
import { composed } from '../../support/composed';

const { send, refusal, made, relation } = records;

interface Engagement {
  id: string;
  userId: string;
  openJobId: string;
  organizationName: string | null;
  salary: number | null;
  contractInfo: string | null;
  openJob: { title: string } | null;
  user: { displayName: string } | null;
}

const fields =
  'id userId openJobId organizationName salary contractInfo openJob { title } user { displayName }';
const byUser = composed<{
  listEnishiWorkHistoriesByUser: { items: Engagement[] };
}>`query Of($userId: ID!) { listEnishiWorkHistoriesByUser(userId: $userId) { items { ${fields} } } }`;
const byFilter = composed<{
  listEnishiWorkHistories: { items: Engagement[] };
}>`query Of($filter: ModelEnishiWorkHistoryFilterInput!) {
  listEnishiWorkHistories(filter: $filter) { items { ${fields} } } }`;

let other: Person;
let admin: Person;

async function engagementsOf(userId: string, as: Caller): Promise<Engagement[] | undefined> {
  return (await query(byUser, { userId }, as)).data?.listEnishiWorkHistoriesByUser.items;
}

async function found(filter: object, as: Caller): Promise<Engagement[] | undefined> {
  return (await query(byFilter, { filter }, as)).data?.listEnishiWorkHistories.items;
}

/** Creates a talent who applied to a public job and got a contract. Each test has one of its own. */
async function aContract() {
  const [talent, job] = [await given.aTalent(), await given.anOpenJob()];
  await query(documents.apply, { input: { userID: talent.sub, openJobID: job.id } }, talent);
  for (const type of ['SCREENING', 'INTERVIEW']) {
    const input = { id: `${talent.sub}.${job.id}`, type };
    const { errors } = await query(documents.move, { input }, admin);
    expect(errors).toEqual([]);
  }
  await agreeOnTerms(`${talent.sub}.${job.id}`, talent, admin);
  const [engagement] = (await engagementsOf(talent.sub, talent)) as [Engagement];
  const change = (input: object, as: Caller) =>
    send('update', 'EnishiWorkHistory', { id: engagement.id, ...input }, as);
  return { talent, job, engagement, change };
}

beforeAll(async () => {
  [other, admin] = [await given.aTalent(), await given.theAdministrator()];
});

test('a contract creates one engagement with both parties, not two', async () => {
  const { talent, job, engagement } = await aContract();
  expect(await engagementsOf(talent.sub, admin)).toEqual([engagement]);
  expect(engagement).toMatchObject({
    userId: talent.sub,
    openJobId: job.id,
    openJob: { title: job.title },
    user: { displayName: 'ゆいこ' },
    // What was agreed is what the sheet of terms says.
    ...{ salary: 300_000, contractInfo: '倉庫の在庫を見える化するシステムの設計と開発' },
  });
  const { errors } = await query(
    documents.move,
    { input: { id: `${talent.sub}.${job.id}`, type: 'CONTRACTED' } },
    admin,
  );
  expect(errors[0]?.errorType).toBe('Conflict');
  expect(await engagementsOf(talent.sub, talent)).toHaveLength(1);
});

test('is listed for its talent and administrators, by person and by job', async () => {
  const { talent, job, engagement } = await aContract();
  expect(await engagementsOf(talent.sub, other)).toEqual([]);
  expect(await engagementsOf(talent.sub, 'guest')).toBeUndefined();
  expect(await found({ userId: { eq: talent.sub } }, talent)).toEqual([engagement]);
  expect(await found({ openJobId: { eq: job.id } }, talent)).toEqual([engagement]);
  const listed = await eventually('the index of the job', async () => {
    const rows = await found({ openJobId: { eq: job.id } }, admin);
    return rows?.some(({ id }) => id === engagement.id) ? rows : null;
  });
  expect(listed).toContainEqual(engagement);
  for (const filter of [{ userId: { eq: talent.sub } }, { openJobId: { eq: job.id } }]) {
    expect(await found(filter, other)).toEqual([]);
  }
  const { errors } = await query(byFilter, { filter: { isContinuation: { eq: true } } }, talent);
  expect(errors[0]?.errorType).toBe('InvalidInput');
  expect(await relation(talent.sub, 'enishiWorkHistories', 'id', talent)).toEqual([{ id: engagement.id }]);
  expect(await relation(talent.sub, 'enishiWorkHistories', 'id', other)).toBeNull();
});

test('the talent changes their own texts, administrators the contract', async () => {
  const { talent, job, change } = await aContract();
  expect((await change({ comment: '学びの多い現場でした' }, talent)).error).toBeUndefined();
  for (const input of [
    { salary: 1 },
    { contractInfo: '変更' },
    { endDate: '2026-10-31' },
    { organizationName: '別' },
  ]) {
    expect((await change(input, talent)).error?.errorType).toBe('Unauthorized');
  }
  expect((await change({ comment: '別人' }, other)).error?.errorType).toBe('NotFound');
  expect((await change({ salary: -1 }, admin)).error?.errorType).toBe('InvalidInput');
  const agreed = { salary: 800_000, salaryType: 'MONTHLY', contractInfo: '準委任', startDate: '2026-08-01' };
  expect((await change(agreed, admin)).error).toBeUndefined();
  expect((await change({ endDate: '2026-07-31' }, admin)).error?.errorType).toBe('InvalidInput');
  expect(await engagementsOf(talent.sub, talent)).toMatchObject([
    { salary: 800_000, contractInfo: '準委任' },
  ]);
  expect(
    await refusal('create', 'EnishiWorkHistory', { userId: talent.sub, openJobId: job.id }, talent),
  ).toBe('Unauthorized');
});

test('an administrator records one manually, once per client token', async () => {
  const [talent, job] = [await given.aTalent(), await given.anOpenJob()];
  const input = { userId: talent.sub, openJobId: job.id, startDate: '2026-01-05', clientToken: ulid() };
  const id = await made('EnishiWorkHistory', input, admin);
  expect(await made('EnishiWorkHistory', input, admin)).toBe(id);
  expect(await engagementsOf(talent.sub, talent)).toHaveLength(1);
  expect(await refusal('create', 'EnishiWorkHistory', { userId: 'nobody', openJobId: job.id }, admin)).toBe(
    'Unauthorized',
  );
});

describe('a review', () => {
  /** Creates an engagement, and returns what a test does with its reviews. */
  async function anEngagement() {
    const { talent, engagement, change } = await aContract();
    const review = (more: object = {}) => ({
      enishiWorkHistoryId: engagement.id,
      rating: 5,
      comment: '良い縁',
      ...more,
    });
    return {
      ...{ talent, id: engagement.id, review },
      end: () => change({ startDate: '2026-01-05', endDate: '2026-09-30' }, admin),
      refused: (more: object, as: Caller) => refusal('create', 'EnishiWorkHistoryReview', review(more), as),
      reviews: (as: Caller) => relation(talent.sub, 'enishiWorkHistoryReviews', 'side rating reviewerId', as),
    };
  }

  test('is written once by each party, after the end, and shown to others when published', async () => {
    const { talent, id, review, end, refused, reviews } = await anEngagement();
    expect(await refused({}, talent)).toBe('Conflict');
    await end();
    expect(await refused({ rating: 6 }, talent)).toBe('InvalidInput');
    expect(await refused({ published: true }, talent)).toBe('Unauthorized');
    expect(await refused({ reviewerId: other.sub }, talent)).toBe('Unauthorized');
    expect(await refused({}, other)).toBe('Unauthorized');
    expect(await made('EnishiWorkHistoryReview', review(), talent)).toBe(`${id}.TALENT`);
    expect(await refused({}, talent)).toBe('Conflict');
    const theirs = await made('EnishiWorkHistoryReview', review({ rating: 4, published: true }), admin);
    expect(theirs).toBe(`${id}.CLIENT`);
    expect(await reviews(talent)).toEqual([
      { side: 'CLIENT', rating: 4, reviewerId: null },
      { side: 'TALENT', rating: 5, reviewerId: talent.sub },
    ]);
    for (const as of [other, 'guest'] as const) {
      expect(await reviews(as)).toEqual([{ side: 'CLIENT', rating: 4, reviewerId: null }]);
    }
  });

  test('can be changed, but not published, by its author', async () => {
    const { talent, review, end, reviews } = await anEngagement();
    await end();
    const id = await made('EnishiWorkHistoryReview', review(), talent);
    const theirs = await made('EnishiWorkHistoryReview', review({ published: true }), admin);
    const change = (input: object, as: Caller) =>
      refusal('update', 'EnishiWorkHistoryReview', { id, ...input }, as);
    expect(await change({ rating: 4 }, talent)).toBeUndefined();
    expect(await change({ published: true }, talent)).toBe('Unauthorized');
    expect(await change({ rating: 1 }, other)).toBe('NotFound');
    expect(await change({ id: theirs, rating: 1 }, talent)).toBe('NotFound');
    expect(await change({ published: true }, admin)).toBeUndefined();
    expect(await reviews('guest')).toHaveLength(2);
    expect(await refusal('delete', 'EnishiWorkHistoryReview', { id }, talent)).toBe('Unauthorized');
    expect(await refusal('delete', 'EnishiWorkHistoryReview', { id }, admin)).toBeUndefined();
    expect(await reviews('guest')).toHaveLength(1);
  });
});

test('engagements and reviews do not name an organization that was hidden later', async () => {
  const [real, masked] = ['株式会社ほんみょう', '都内の会計事務所'];
  const person = await given.aTalent();
  const organizationOpenJobsId = await made('Organization', { name: real }, admin);
  const id = await made(
    'OpenJob',
    { title: '帳簿の設計', ...jobDetails, organizationOpenJobsId, isPublic: true },
    admin,
  );
  const dates = { startDate: '2026-01-01', endDate: '2026-02-01' };
  const its = { userId: person.sub, openJobId: id, ...dates };
  const enishiWorkHistoryId = await made('EnishiWorkHistory', its, admin);
  const review = { enishiWorkHistoryId, rating: 4, published: true };
  await made('EnishiWorkHistoryReview', review, admin);
  const names = async () => [
    (await engagementsOf(person.sub, person))?.[0]?.organizationName,
    (await relation(person.sub, 'enishiWorkHistoryReviews', 'reviewerName', 'guest'))?.[0]?.reviewerName,
  ];
  expect(await names()).toEqual([real, real]);
  const hide = {
    id,
    isHideOrganizationName: true,
    organizationNameForHidden: masked,
    hidingReason: '発表前のため',
  };
  expect(await refusal('update', 'OpenJob', hide, admin)).toBeUndefined();
  await settle.streams();
  expect(await names()).toEqual([masked, masked]);
});
