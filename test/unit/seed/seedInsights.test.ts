import { insightItems } from '../../../lambdas/seed/insights/insightItems';
import { SeedDay } from '../../../lambdas/seed/lib/SeedDay';
import { enums } from '../../../model/enums';

const PEOPLE = 352;
const day = new SeedDay(new Date('2026-06-17T03:00:00.000Z'));
const items = insightItems(day, PEOPLE).map(({ item }) => item);
const insights = items.filter(({ __typename }) => __typename === 'Insight');
const series = (metricsType: string, type: string) =>
  insights
    .filter((row) => row.metricsType === metricsType && row.type === type)
    .sort((a, b) => (a.sk < b.sk ? -1 : 1))
    .map(({ value }) => Number(value));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('the insights of the demo data', () => {
  it('are the same on every run, have unique keys and are fewer than 3,500', () => {
    expect(insightItems(day, PEOPLE).map(({ item }) => item)).toEqual(items);
    expect(new Set(items.map(({ pk, sk }) => `${pk}/${sk}`)).size).toBe(items.length);
    expect(items.length).toBeLessThan(3500);
  });

  it.each(enums.InsightMetric)(
    'contain %s for months of two years, weeks of one year and days of three months',
    (metric) => {
      expect(series(metric, 'MONTH').length).toBeGreaterThanOrEqual(24);
      expect(series(metric, 'WEEK').length).toBeGreaterThanOrEqual(52);
      expect(series(metric, 'DAY').length).toBeGreaterThanOrEqual(91);
    },
  );

  it('contain a growing number of users that ends with the current one', () => {
    const users = series('USERS', 'MONTH');
    expect(users.at(-1)).toBe(PEOPLE);
    expect(users.every((value, index) => index === 0 || value >= (users[index - 1] ?? 0))).toBe(true);
    expect(users[0]).toBeLessThan(PEOPLE / 4);
  });

  it('grow over the years and drop at weekends', () => {
    const applies = series('APPLIES', 'MONTH');
    expect(sum(applies.slice(-6))).toBeGreaterThan(2 * sum(applies.slice(0, 6)));
    const days = insights.filter((row) => row.metricsType === 'MESSAGES' && row.type === 'DAY');
    const on = (weekend: boolean) =>
      days.filter(({ reportedAt }) => [0, 6].includes(new Date(`${reportedAt}`).getUTCDay()) === weekend);
    const mean = (rows: typeof days) => sum(rows.map(({ value }) => Number(value))) / rows.length;
    expect(mean(on(true))).toBeLessThan(mean(on(false)) / 2);
  });

  it('are consistent: fewer contracts than applications, fewer active users in a day than in a week', () => {
    expect(sum(series('CONTRACTS', 'MONTH'))).toBeLessThan(sum(series('INTERVIEWS', 'MONTH')));
    expect(sum(series('INTERVIEWS', 'MONTH'))).toBeLessThan(sum(series('APPLIES', 'MONTH')));
    expect(Math.max(...series('ACTIVE_USERS', 'DAY'))).toBeLessThan(
      Math.max(...series('ACTIVE_USERS', 'WEEK')),
    );
    expect(Math.max(...series('ACTIVE_USERS', 'MONTH'))).toBeLessThanOrEqual(PEOPLE);
  });
});
