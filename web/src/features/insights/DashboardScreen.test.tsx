import { screen, waitFor, within } from '@testing-library/react';
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
  filter: { type: { eq: string }; metricsType?: object; reportedAt?: { between: [string, string] } };
}

const aFigure = (metricsType: string, reportedAt: string, value: number, dailyDifference: number) => ({
  ...{ ...stamps, updatedAt: stamps.createdAt, id: `${metricsType}.${reportedAt}` },
  ...{ metricsType, reportedAt, value, dailyDifference, title: metricsType },
});

/**
 * Returns the figures with which the simulated API answers a query. If the query names a metric, there is
 * one figure: 14 users today. Otherwise there are two figures for each metric. The value is 10 in the
 * second last period of the query, and in the last one 14, or 90 for the minutes until the first reply.
 */
const figuresOf = ({ filter }: Asked) => {
  if (filter.metricsType) return [aFigure('USERS', today, 14, 4)];
  const last = filter.reportedAt?.between[1] ?? '';
  const before = moveByPeriods(filter.type.eq as 'DAY', last, -1);
  return enums.InsightMetric.flatMap((metric) => [
    aFigure(metric, before, 10, 1),
    aFigure(metric, last, metric === 'FIRST_REPLY_MINUTES' ? 90 : 14, metric === 'CONTRACTS' ? -3 : 4),
  ]);
};

function open(answers: Answers = {}, { at = '/admin/dashboard', age = HOUR } = {}) {
  const updatedAt = new Date(Date.now() - age).toISOString();
  const listInsights = jest.fn((asked: Asked) => ({
    items: figuresOf(asked).map((figure) => ({ ...figure, updatedAt })),
  }));
  const path = '/admin/dashboard';
  const shown = renderWithApi(<DashboardScreen />, { listInsights, ...answers }, { at, path });
  return shown.then((view) => ({ ...view, listInsights }));
}

const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement!;

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('a tile has the value, the change in words and its direction; two calls read everything', async () => {
  const { listInsights } = await open();
  expect(await tile('登録者数')).toHaveTextContent('14人前日から4増えました ▲');
  expect(await tile('成約')).toHaveTextContent('14件前日から3減りました ▼');
  expect(await tile('最初の返信まで（平均）')).toHaveTextContent('1.5時間');
  expect(await tile('プロフィール完成率')).toHaveTextContent('100%');
  expect(listInsights).toHaveBeenCalledTimes(2);
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
  expect(await tile('登録者数')).toHaveTextContent('14人');
});

test('every chart is also a table', async () => {
  await open();
  const chart = await screen.findByRole('region', { name: '応募・面談・成約' });
  await aUser().click(within(chart).getByRole('button', { name: '「応募・面談・成約」を表で見る' }));
  const [, newest] = within(chart).getAllByRole('row');
  expect(newest).toHaveTextContent(/14.*14.*14/);
  expect(screen.getAllByRole('button', { name: /を表で見る$/ })).toHaveLength(10);
});

test('a metric is saved as the file that the API returns', async () => {
  const downloadCSVForInsights = jest.fn((_args: object) => ({
    ...{ statusCode: 200, body: '\uFEFF"期間"\r\n' },
    headers: JSON.stringify({ 'Content-Disposition': 'attachment; filename="insights-applies-day.csv"' }),
  }));
  await open({ downloadCSVForInsights });
  await aUser().click(await screen.findByRole('button', { name: '「応募」のCSVを保存' }));
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
  const chart = await screen.findByRole('slider', { name: '利用者数' });
  chart.focus();
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 14人'));
  await aUser().keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 10人'));
  await aUser().keyboard('{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('利用者数 –'));
});
