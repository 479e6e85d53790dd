import { addDays } from '../../lib/insights/addDays';
import { counterAddress } from '../../lib/insights/counterAddress';
import { firstDay } from '../../lib/insights/firstDay';
import { insightsOf } from '../../lib/insights/insightsOf';
import type { Period } from '../../lib/insights/Metric';
import type { SeedDay } from '../lib/SeedDay';
import type { StoredItem } from '../lib/StoredItem';
import { generateCounts } from './generateCounts';

/** Months of two years, weeks of one, days of three months: what the dashboard draws. */
const DAYS = 730;
const DAYS_TOLD = { DAY: 92, WEEK: 366, MONTH: DAYS };
/** How long before this month compute-insights still reads counters. */
const DAYS_COUNTED = 38;

/**
 * The numbers of two years up to yesterday, computed from drawn counts as compute-insights does it, and the counts of
 * the last weeks, so that it goes on from there.
 * @param people how many users there are by now
 */
export function insightItems(day: SeedDay, people: number): StoredItem[] {
  const days = Array.from({ length: DAYS }, (_, index) => day.dayAgo(DAYS - index));
  const counts = generateCounts(days, people);
  const joined = counts.get(counterAddress('USERS', '').pk);
  const total = days.reduce((sum, each) => sum + (joined?.get(each)?.value ?? 0), 0);
  const users = new Map<string, number>();
  let now = Math.max(0, people - total);
  for (const each of days) users.set(each, (now += joined?.get(each)?.value ?? 0));
  const at = day.ago(1, 23, 59);
  const rows = new Map<string, Record<string, unknown>>();
  const isLast = (each: string) =>
    ['WEEK', 'MONTH'].some((period) => firstDay(period as Period, addDays(each, 1)) > each);
  const ends = days.filter(
    (each, index) => each >= day.dayAgo(DAYS_TOLD.DAY) || isLast(each) || index === days.length - 1,
  );
  for (const each of ends)
    for (const row of insightsOf(counts, (when) => users.get(when), each, at)) {
      if (each >= day.dayAgo(DAYS_TOLD[row.type])) rows.set(row.id, row);
    }
  const counted = addDays(firstDay('MONTH', day.dayAgo(1)), -DAYS_COUNTED);
  const counters = [...counts].flatMap(([pk, series]) =>
    [...series].flatMap(([sk, count]) => (sk < counted ? [] : [{ pk, sk, __typename: 'Counter', ...count }])),
  );
  return [...rows.values(), ...counters].map((item) => ({ table: 'Insight', item }) as StoredItem);
}
