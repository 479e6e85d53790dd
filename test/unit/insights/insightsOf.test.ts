import { addDays } from '../../../model/periods/addDays';
import { counterKey } from '../../../lambdas/lib/insights/counterKey';
import type { Count } from '../../../lambdas/lib/insights/Counts';
import { firstDay } from '../../../model/periods/firstDay';
import { insightsOf } from '../../../lambdas/lib/insights/insightsOf';
import { japanDay } from '../../../model/japanDay';
import type { Metric } from '../../../lambdas/lib/insights/Metric';
import { enums } from '../../../model/enums';

const at = '2026-03-04T00:00:00.000Z';
const counts = (metric: Metric, days: Record<string, Count>) =>
  new Map([[counterKey(metric, '').pk, new Map(Object.entries(days))]]);
const count = (value: number, events = value): Count => ({ value, events });

const row = (rows: ReturnType<typeof insightsOf>, id: string) => rows.find((each) => each.id === id);

test('a day in Japan begins nine hours before the day in UTC', () => {
  expect(japanDay('2026-03-03T14:59:59.999Z')).toBe('2026-03-03');
  expect(japanDay('2026-03-03T15:00:00.000Z')).toBe('2026-03-04');
});

test.each([
  ['WEEK', '2026-03-01', '2026-02-23'],
  ['WEEK', '2026-03-02', '2026-03-02'],
  ['MONTH', '2026-03-31', '2026-03-01'],
  ['DAY', '2026-03-31', '2026-03-31'],
] as const)('the %s of %s begins on %s', (period, day, first) => {
  expect(firstDay(period, day)).toBe(first);
});

test('sums cover the days of a period and are compared with the previous period', () => {
  const applies = counts('APPLIES', {
    ...{ '2026-02-28': count(4), '2026-03-01': count(3), '2026-03-02': count(2), '2026-03-04': count(5) },
  });
  const rows = insightsOf(applies, () => undefined, '2026-03-04', at);
  expect(rows).toHaveLength(enums.InsightMetric.length * enums.InsightPeriod.length);
  expect(row(rows, 'APPLIES.DAY.2026-03-04')).toMatchObject({ value: 5, dailyDifference: 5 });
  expect(row(rows, 'APPLIES.WEEK.2026-03-02')).toMatchObject({ value: 7, dailyDifference: 0 });
  expect(row(rows, 'APPLIES.MONTH.2026-03-01')).toMatchObject({ value: 10, dailyDifference: 6 });
});

test('times are averaged over events, not over days', () => {
  const replies = counts('FIRST_REPLY_MINUTES', { '2026-03-03': count(90, 1), '2026-03-04': count(30, 2) });
  const rows = insightsOf(replies, () => undefined, '2026-03-04', at);
  expect(row(rows, 'FIRST_REPLY_MINUTES.WEEK.2026-03-02')).toMatchObject({ value: 40 });
  expect(row(rows, 'FIRST_REPLY_MINUTES.DAY.2026-03-04')).toMatchObject({ value: 15, dailyDifference: -75 });
});

test('the number of users is that at the end of the period', () => {
  const users = (day: string) => ({ '2026-02-28': 90, '2026-03-03': 100, '2026-03-04': 103 })[day];
  const rows = insightsOf(new Map(), users, '2026-03-04', at);
  expect(row(rows, 'USERS.DAY.2026-03-04')).toMatchObject({ value: 103, dailyDifference: 3 });
  expect(row(rows, 'USERS.MONTH.2026-03-01')).toMatchObject({ value: 103, dailyDifference: 13 });
  expect(row(rows, 'USERS.WEEK.2026-03-02')).toMatchObject({ value: 103, dailyDifference: 0 });
});

test('adding days crosses the end of a month and a leap day', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
