import { addDays } from '../../../model/periods/addDays';
import { counterKey } from '../../lib/insights/counterKey';
import { firstDay } from '../../../model/periods/firstDay';
import { insightsOf } from '../../lib/insights/insightsOf';
import type { Period } from '../../lib/insights/Metric';
import type { SeedDay } from '../lib/SeedDay';
import type { StoredItem } from '../lib/StoredItem';
import { generateCounts } from './generateCounts';

/**
 * The number of days that the dashboard's demo figures cover: two years. The dashboard shows months for two
 * years, weeks for one year, and days for three months.
 */
const DAYS = 730;
const DAYS_SHOWN = { DAY: 92, WEEK: 366, MONTH: DAYS };
/**
 * The number of days before the current month whose counters are in the demo data. The function
 * compute-insights needs them for its first figures after the seed.
 */
const DAYS_COUNTED = 38;

/**
 * Builds the dashboard's demo figures for the two years up to yesterday. They are computed from generated
 * counters, as the function compute-insights does it. The result also contains the latest of these counters,
 * so that compute-insights can continue.
 * @param people the current number of users
 */
export function insightItems(day: SeedDay, people: number): StoredItem[] {
  const days = Array.from({ length: DAYS }, (_, index) => day.dayAgo(DAYS - index));
  const counts = generateCounts(days, people);
  const joined = counts.get(counterKey('USERS', '').pk);
  const total = days.reduce((sum, each) => sum + (joined?.get(each)?.value ?? 0), 0);
  const users = new Map<string, number>();
  let now = Math.max(0, people - total);
  for (const each of days) users.set(each, (now += joined?.get(each)?.value ?? 0));
  const at = day.ago(1, 23, 59);
  const rows = new Map<string, Record<string, unknown>>();
  const isLast = (each: string) =>
    ['WEEK', 'MONTH'].some((period) => firstDay(period as Period, addDays(each, 1)) > each);
  const ends = days.filter(
    (each, index) => each >= day.dayAgo(DAYS_SHOWN.DAY) || isLast(each) || index === days.length - 1,
  );
  for (const each of ends)
    for (const row of insightsOf(counts, (when) => users.get(when), each, at)) {
      if (each >= day.dayAgo(DAYS_SHOWN[row.type])) rows.set(row.id, row);
    }
  const counted = addDays(firstDay('MONTH', day.dayAgo(1)), -DAYS_COUNTED);
  const counters = [...counts].flatMap(([pk, series]) =>
    [...series].flatMap(([sk, count]) => (sk < counted ? [] : [{ pk, sk, __typename: 'Counter', ...count }])),
  );
  return [...rows.values(), ...counters].map((item) => ({ table: 'Insight', item }) as StoredItem);
}
