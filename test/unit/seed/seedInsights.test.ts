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

describe('the numbers of the demo', () => {
  it('are the same on every run, at one address each, and few enough to be stored in seconds', () => {
    expect(insightItems(day, PEOPLE).map(({ item }) => item)).toEqual(items);
    expect(new Set(items.map(({ pk, sk }) => `${pk}/${sk}`)).size).toBe(items.length);
    expect(items.length).toBeLessThan(3500);
  });

  it.each(enums.InsightMetric)(
    'tell %s for months of two years, weeks of one and days of three months',
    (metric) => {
      expect(series(metric, 'MONTH').length).toBeGreaterThanOrEqual(24);
      expect(series(metric, 'WEEK').length).toBeGreaterThanOrEqual(52);
      expect(series(metric, 'DAY').length).toBeGreaterThanOrEqual(91);
    },
  );

  it('end with as many people as there are, who have come one after another', () => {
    const users = series('USERS', 'MONTH');
    expect(users.at(-1)).toBe(PEOPLE);
    expect(users.every((value, index) => index === 0 || value >= (users[index - 1] ?? 0))).toBe(true);
    expect(users[0]).toBeLessThan(PEOPLE / 4);
  });

  it('grow over the years, and rest at weekends', () => {
    const applies = series('APPLIES', 'MONTH');
    expect(sum(applies.slice(-6))).toBeGreaterThan(2 * sum(applies.slice(0, 6)));
    const days = insights.filter((row) => row.metricsType === 'MESSAGES' && row.type === 'DAY');
    const on = (weekend: boolean) =>
      days.filter(({ reportedAt }) => [0, 6].includes(new Date(`${reportedAt}`).getUTCDay()) === weekend);
    const mean = (rows: typeof days) => sum(rows.map(({ value }) => Number(value))) / rows.length;
    expect(mean(on(true))).toBeLessThan(mean(on(false)) / 2);
  });

  it('fit each other: fewer are contracted than apply, fewer come in a day than in a week', () => {
    expect(sum(series('CONTRACTS', 'MONTH'))).toBeLessThan(sum(series('INTERVIEWS', 'MONTH')));
    expect(sum(series('INTERVIEWS', 'MONTH'))).toBeLessThan(sum(series('APPLIES', 'MONTH')));
    expect(Math.max(...series('ACTIVE_USERS', 'DAY'))).toBeLessThan(
      Math.max(...series('ACTIVE_USERS', 'WEEK')),
    );
    expect(Math.max(...series('ACTIVE_USERS', 'MONTH'))).toBeLessThanOrEqual(PEOPLE);
  });
});
