import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { readJson } from '../../support/api/readJson';
import { origin } from '../../support/stack/origin';
import { expectRateLimit } from '../expectRateLimit';
import { graphql } from '../../support/graphql';

const list = graphql(`
  query ListInsights($filter: ModelInsightFilterInput, $limit: Int, $nextToken: String) {
    listInsights(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        id
        type
        metricsType
        title
        value
        dailyDifference
        reportedAt
      }
      nextToken
    }
  }
`);

const download = graphql(`
  query Download($period: InsightPeriod!, $metricsType: InsightMetric, $date: AWSDate) {
    downloadCSVForInsights(period: $period, metricsType: $metricsType, date: $date) {
      statusCode
      headers
      body
    }
  }
`);

let talent: Person;
let admin: Person;

const ask = async (variables: object, as: Caller = admin) => {
  const { data, errors, calls } = await query(list, { ...variables }, as);
  return { page: data?.listInsights ?? { items: [], nextToken: null }, refused: errors[0]?.errorType, calls };
};
/** Requests a CSV file of dashboard figures. */
const file = async (variables: object, as: Caller = admin) => {
  const { data, errors } = await query(download, { ...variables }, as);
  return { csv: data?.downloadCSVForInsights, refused: errors[0]?.errorType };
};
const series = (metricsType: string, type: string) => ({
  filter: { metricsType: { eq: metricsType }, type: { eq: type } },
});

/** Immediately runs the hourly job that computes the dashboard figures. */
async function compute(): Promise<void> {
  const schedules = await readJson<{ name: string }[]>('/_local/schedules');
  const job = schedules.find(({ name }) => name.includes('Insights'));
  const answer = await fetch(`${origin()}/_local/schedules/${job?.name}/run`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

beforeAll(async () => {
  [talent, admin] = [await given.aTalent(), await given.anAdministrator()];
});

test('the series of a metric is paged, newest first, with one call per page', async () => {
  const first = await ask({ ...series('APPLIES', 'DAY'), limit: 30 });
  const next = await ask({ ...series('APPLIES', 'DAY'), limit: 30, nextToken: first.page.nextToken });
  const dates = [...first.page.items, ...next.page.items].map(({ reportedAt }) => reportedAt);
  expect(first.calls).toBe(1);
  expect(dates).toHaveLength(60);
  expect(dates).toEqual([...new Set(dates)].sort().toReversed());
});

test('the dashboard of a day has every metric once, and a range of days can be a condition', async () => {
  const [day] = (await ask({ ...series('USERS', 'DAY'), limit: 2 })).page.items.slice(-1);
  const filter = { type: { eq: 'DAY' }, reportedAt: { eq: day?.reportedAt } };
  const { page } = await ask({ filter });
  expect(page.items.map(({ metricsType }) => metricsType)).toHaveLength(13);
  const span = { ...series('USERS', 'DAY').filter, reportedAt: { ge: day?.reportedAt } };
  expect((await ask({ filter: span })).page.items.map(({ reportedAt }) => reportedAt)).toContain(
    day?.reportedAt,
  );
});

test('all metrics of a month of days are one page with one call, newest first', async () => {
  const days = (await ask({ ...series('USERS', 'DAY'), limit: 30 })).page.items.map((row) => row.reportedAt);
  const filter = { type: { eq: 'DAY' }, reportedAt: { between: [days.at(-1), days[0]] } };
  const { page, calls } = await ask({ filter, limit: 1000 });
  expect([calls, page.items.length, page.nextToken]).toEqual([1, 30 * 13, null]);
  expect([...new Set(page.items.map((row) => row.reportedAt))]).toEqual(days);
});

test('actions of people are counted and appear on the dashboard after the next run', async () => {
  const newest = async () => (await ask({ ...series('KEEPS', 'MONTH'), limit: 1 })).page.items[0];
  const before = await newest();
  const keep = graphql(`
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `);
  const { id: openJobID } = await given.anOpenJob();
  const input = { userID: talent.sub, openJobID, isFavorite: true };
  expect((await query(keep, { input }, talent)).errors).toEqual([]);
  await eventually('the keep to be counted', async () => {
    await compute();
    const now = await newest();
    // On the first day of a month, the newest row before was that of the last month.
    const counted = now?.reportedAt === before?.reportedAt ? (before?.value ?? 0) : 0;
    return (now?.value ?? 0) > counted ? now : undefined;
  });
  const users = (await ask({ ...series('USERS', 'DAY'), limit: 1 })).page.items[0];
  expect(users?.value).toBeGreaterThan(352);
});

test('an insights file is CSV that spreadsheets can read, oldest first', async () => {
  const { csv } = await file({ period: 'MONTH', metricsType: 'USERS' });
  expect(csv?.statusCode).toBe(200);
  expect(JSON.parse(`${csv?.headers}`)).toEqual({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="insights-users-month.csv"',
  });
  const [head, ...lines] = csv?.body?.split('\r\n').slice(0, -1) ?? [];
  expect(head).toBe('\uFEFF"期間","日付","指標","値","前の期間との差"');
  expect(lines.length).toBeGreaterThanOrEqual(24);
  expect(lines[0]).toMatch(/^"月","\d{4}-\d\d-01","登録者数",\d+(\.\d)?,-?\d+(\.\d)?$/);
  const dates = lines.map((line) => line.split(',')[1]);
  expect(dates).toEqual([...dates].sort());
});

test('only administrators read insights', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[]) {
    expect((await ask(series('USERS', 'DAY'), caller)).refused).toBe('Unauthorized');
    expect((await file({ period: 'DAY', metricsType: 'USERS' }, caller)).refused).toBe('Unauthorized');
  }
});

test.each([
  [{}],
  [{ filter: { type: { eq: 'DAY' } } }],
  [{ filter: { type: { eq: 'YEAR' }, metricsType: { eq: 'USERS' } } }],
  [{ filter: { type: { eq: 'DAY' }, metricsType: { eq: 'SALARIES' } } }],
  [{ ...series('USERS', 'DAY'), limit: 101 }],
  [{ ...series('USERS', 'DAY'), nextToken: 'x' }],
])('%p is InvalidInput', async (variables) => {
  expect((await ask(variables)).refused).toBe('InvalidInput');
});

test('an insights file requires a metric or a day', async () => {
  expect((await file({ period: 'DAY' })).refused).toBe('InvalidInput');
});

test('the sixth file within a minute is TooManyRequests', async () => {
  const hasty = await given.anAdministrator();
  const rate = { field: 'downloadCSVForInsights', sub: hasty.sub };
  await expectRateLimit(
    rate,
    5,
    async () => (await file({ period: 'MONTH', metricsType: 'USERS' }, hasty)).refused,
  );
});
