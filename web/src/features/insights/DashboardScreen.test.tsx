import { act, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../components/table/saveFile';
import { enums } from '../../../../model/enums';
import { moveByPeriods } from '../../../../model/periods/moveByPeriods';
import { japanDay } from '../../../../model/japanDay';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { DashboardScreen } from './DashboardScreen';

// jsdom cannot download.
jest.mock('../../components/table/saveFile', () => ({ saveFile: jest.fn() }));

const HOUR = 3_600_000;
const today = japanDay(new Date());
const yesterday = moveByPeriods('DAY', today, -1);
const stamps = { createdAt: new Date().toISOString(), version: 1 };

interface Asked {
  filter: { type: { eq: string }; reportedAt: { between: [string, string] } };
}

const aFigure = (metricsType: string, reportedAt: string, value: number, dailyDifference: number) => ({
  ...{ ...stamps, updatedAt: stamps.createdAt, id: `${metricsType}.${reportedAt}` },
  ...{ metricsType, reportedAt, value, dailyDifference, title: metricsType },
});

/**
 * Returns the figures with which the simulated API answers a query: two for each metric. The value is 10 in the
 * second last period of the query, and in the last one 14, or 90 for the minutes until the first reply.
 */
const figuresOf = ({ filter }: Asked, reply: [before: number, now: number] = [60, 90]) => {
  const last = filter.reportedAt.between[1];
  const before = moveByPeriods(filter.type.eq as 'DAY', last, -1);
  return enums.InsightMetric.flatMap((metric) => {
    const [earlier, now] = metric === 'FIRST_REPLY_MINUTES' ? reply : [10, 14];
    const change = metric === 'CONTRACTS' ? -3 : now - earlier;
    return [aFigure(metric, before, earlier, 1), aFigure(metric, last, now, change)];
  });
};

const task = (id: string, name: string, days: number) => ({
  ...{ id, name, userID: 'sub', at: new Date(Date.now() - days * 24 * HOUR).toISOString() },
});

/** What waits in the simulated API. */
const work = [
  { kind: 'APPLICATION', count: 5, isMore: false, tasks: [task('sub.job', '縁 結子', 4)] },
  { kind: 'JOB_REVIEW', count: 2, isMore: true, tasks: [task('job2', '在庫を見直す', 0)] },
  { kind: 'JOB_DRAFT', count: 9, isMore: false, tasks: [task('job3', '下書き', 90)] },
  { kind: 'BENEFIT_USE', count: 0, isMore: false, tasks: [] },
];

/** How many applications have reached each state in the simulated API. */
const reached = {
  total: 40,
  aggregateItems: [
    {
      name: 'reached',
      result: {
        __typename: 'SearchableAggregateBucketResult',
        buckets: [
          { key: 'APPLIED', doc_count: 40 },
          { key: 'SCREENING', doc_count: 20 },
          { key: 'INTERVIEW', doc_count: 5 },
        ],
      },
    },
  ],
};

function open(answers: Answers = {}, { at = '/admin/dashboard', age = HOUR } = {}) {
  const updatedAt = new Date(Date.now() - age).toISOString();
  const listInsights = jest.fn((asked: Asked) => ({
    items: figuresOf(asked).map((figure) => ({ ...figure, updatedAt })),
  }));
  const path = '/admin/dashboard';
  const listOpenWork = jest.fn(() => work);
  const searchUserApplies = jest.fn((_asked: { filter: object }) => reached);
  const given = { listInsights, listOpenWork, searchUserApplies, ...answers };
  const shown = renderWithApi(<DashboardScreen />, given, { at, path });
  return shown.then((view) => ({ ...view, listInsights, listOpenWork, searchUserApplies }));
}

const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement!;

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('a tile has the value, the change in words and units, and whether it is good news', async () => {
  const { listInsights, listOpenWork } = await open();
  expect(await tile('登録者数')).toHaveTextContent('14名前日から4名増えました ▲');
  expect(await tile('成約')).toHaveTextContent('14件前日から3件減りました ▼');
  expect(screen.getByText('前日から3件減りました ▼')).toHaveAttribute('data-news', 'bad');
  expect(await tile('最初の返信まで（平均）')).toHaveTextContent('1.5時間前日から0.5時間増えました ▲');
  expect(await tile('プロフィール完成率')).toHaveTextContent('100%前日と同じです');
  await waitFor(() => expect(listOpenWork).toHaveBeenCalledTimes(1));
  expect(listInsights).toHaveBeenCalledTimes(1);
});

test('without a reply there is no time until one, and no change of it', async () => {
  await open({ listInsights: (asked: Asked) => ({ items: figuresOf(asked, [60, 0]) }) });
  expect(await tile('最初の返信まで（平均）')).toHaveTextContent(
    /^最初の返信まで（平均）–まだ返信がありません$/,
  );
});

test('the headline says what has changed, what waits and what to do next', async () => {
  await open();
  const headline = await screen.findByRole('region', { name: 'いまのまとめ' });
  expect(headline).toHaveTextContent(/^前日から、最初の返信まで（平均）が0.5時間増えて1.5時間、/);
  const waiting = await within(headline).findAllByRole('listitem');
  expect(waiting.map((row) => row.textContent)).toEqual([
    '新しい応募 5件4日前から',
    '案件の公開の確認 2件以上今日から',
  ]);
  expect(waiting.map((row) => row.dataset['late'])).toEqual(['true', 'false']);
  expect(within(waiting[0]!).getByRole('link')).toHaveAttribute('href', '/admin/applies?type=APPLIED');
  expect(within(headline).getByText('いちばん長く待っている新しい応募「縁 結子」を開く')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/applies/),
  );
});

test('when nothing waits, the headline says so', async () => {
  await open({ listOpenWork: () => [] });
  expect(await screen.findByText('確認を待っている人はいません。')).toBeInTheDocument();
});

test('the course of the selection counts the same applications in each step', async () => {
  let report: (isIntersecting: boolean) => void = () => undefined;
  // jsdom has no layout: the test says what is in the window.
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((tell: (entries: object[]) => void) => {
    report = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    return { observe: () => undefined, disconnect: () => undefined };
  }) as never);
  const { searchUserApplies } = await open({}, { at: '/admin/dashboard?period=month&date=2026-03-09' });
  const course = await screen.findByRole('region', { name: /^この24か月間の応募/ });
  expect(searchUserApplies).not.toHaveBeenCalled();
  report(true);
  const steps = await within(course).findAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '応募40件',
    '書類選考20件応募の50%',
    '面談5件書類選考の25%',
    '内定0件面談の0%',
    '成約0件',
  ]);
  expect(searchUserApplies.mock.calls[0]![0].filter).toEqual({
    createdAt: { range: ['2024-04-01T00:00:00+09:00', '2026-03-31T23:59:59.999+09:00'] },
  });
  jest.restoreAllMocks();
});

test('the period and the date are in the url', async () => {
  const { router, listInsights } = await open({}, { at: '/admin/dashboard?period=week&date=2026-03-04' });
  expect(await screen.findByText('2026年3月2日からの週')).toBeInTheDocument();
  expect(listInsights.mock.calls[0]![0].filter).toMatchObject({
    type: { eq: 'WEEK' },
    reportedAt: { between: ['2025-09-08', '2026-03-02'] },
  });
  await aUser().click(screen.getByRole('button', { name: '次へ' }));
  expect(router.state.location.search).toBe('?period=week&date=2026-03-09');
  await aUser().click(screen.getByRole('radio', { name: '月' }));
  expect(router.state.location.search).toBe('?period=month&date=2026-03-09');
  expect(await screen.findByText('2026年3月')).toBeInTheDocument();
});

test('days that do not exist or have not come are ignored', async () => {
  const { listInsights } = await open({}, { at: '/admin/dashboard?period=year&date=2999-01-01' });
  await tile('応募');
  expect(listInsights.mock.calls[0]![0].filter.reportedAt?.between[1]).toBe(yesterday);
});

test('figures that are older than 26 hours come with a warning', async () => {
  await open({}, { age: 25 * HOUR });
  expect(await screen.findByText(/最終集計：/)).toBeInTheDocument();
  expect(screen.queryByText(/26時間以上/)).not.toBeInTheDocument();
});

test('figures of 27 hours ago are outdated', async () => {
  await open({}, { age: 27 * HOUR });
  expect(await screen.findByText(/26時間以上/)).toBeInTheDocument();
});

test('without figures the screen says that they are still to be counted', async () => {
  await open({ listInsights: () => ({ items: [] }) });
  expect(await screen.findByText(/集計待ちです。/)).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('when loading fails, it can be tried again', async () => {
  let isDown = true;
  await open({
    listInsights: (asked: Asked) => (isDown ? refuse('Unexpected') : { items: figuresOf(asked) }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await aUser().click(screen.getByRole('button', { name: '再読み込み' }));
  expect(await tile('登録者数')).toHaveTextContent('14名');
});

test('every chart is also a table', async () => {
  await open();
  const chart = await screen.findByRole('region', { name: '応募・面談・成約' });
  await aUser().click(within(chart).getByRole('button', { name: '「応募・面談・成約」を表で見る' }));
  const [, newest] = within(chart).getAllByRole('row');
  expect(newest).toHaveTextContent(/14.*14.*14/);
  for (const group of ['会員', '案件', 'やり取り', '福利厚生と検索'])
    await aUser().click(screen.getByText(group, { selector: 'h3' }));
  expect(screen.getAllByRole('button', { name: /を表で見る$/ })).toHaveLength(10);
});

test('a metric is saved as the file that the API returns', async () => {
  const downloadCSVForInsights = jest.fn((_args: object) => ({
    ...{ statusCode: 200, body: '\uFEFF"期間"\r\n' },
    headers: JSON.stringify({ 'Content-Disposition': 'attachment; filename="insights-applies-day.csv"' }),
  }));
  await open({ downloadCSVForInsights });
  await aUser().click(await screen.findByLabelText('CSVを保存'));
  await aUser().click(screen.getByRole('button', { name: '応募の推移' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(jest.mocked(saveFile).mock.calls[0]?.slice(0, 2)).toEqual([
    'insights-applies-day.csv',
    '\uFEFF"期間"\r\n',
  ]);
  expect(downloadCSVForInsights.mock.calls[0]![0]).toEqual({
    ...{ period: 'DAY', metricsType: 'APPLIES', date: yesterday },
  });
});

test('the arrow keys read the points of a chart', async () => {
  await open();
  await aUser().click(await screen.findByText('会員', { selector: 'h3' }));
  const chart = await screen.findByRole('slider', { name: '利用者数' });
  chart.focus();
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 14名'));
  await aUser().keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 10名'));
  await aUser().keyboard('{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 –'));
});
