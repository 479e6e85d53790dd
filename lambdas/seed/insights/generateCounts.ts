import { counterKey } from '../../lib/insights/counterKey';
import type { Count } from '../../lib/insights/Counts';
import { firstDay } from '../../../model/periods/firstDay';
import type { Metric } from '../../lib/insights/Metric';
import { Random } from '../lib/Random';
import { dailyLevels } from './dailyLevels';

/**
 * The factors of the months, from January on, by which the demo counters are multiplied. They are low at New
 * Year, in Golden Week and at Obon, and high in spring and autumn.
 */
const SEASON = [0.85, 0.95, 1.15, 1.1, 0.85, 1, 1.05, 0.8, 1.05, 1.15, 1.05, 0.8];
/** The number of people who are active in a period, as a multiple of those who are active on a usual day. */
const REACH = { DAY: 1, WEEK: 2.4, MONTH: 3.9 } as const;

type Counters = Map<string, Map<string, Count>>;

/**
 * Rounds an expected number up or down at random, so that it is right on average: 0.3 becomes 1 in three of
 * ten cases, otherwise 0.
 */
const roundRandomly = (expected: number, random: Random): number => {
  const rest = Math.round((expected % 1) * 1000) / 1000;
  return Math.floor(expected) + (random.chance(rest) ? 1 : 0);
};

/**
 * Generates the demo counters of all dashboard metrics for the given days. The same days always give the same
 * counters.
 * @param days the days (`YYYY-MM-DD`), oldest first
 * @param people the number of users on the last day; a week or month has no more active users than that
 */
export function generateCounts(days: readonly string[], people: number): Counters {
  const counters: Counters = new Map();
  const write = (pk: string, day: string, value: number, events = value) => {
    const series = counters.get(pk) ?? new Map<string, Count>();
    counters.set(pk, series.set(day, { value, events }));
  };
  days.forEach((day, index) => {
    const age = index / Math.max(1, days.length - 1);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const season = SEASON[Number(day.slice(5, 7)) - 1] ?? 1;
    for (const [name, level] of Object.entries(dailyLevels)) {
      const metric = name as Metric;
      const random = new Random(`${metric}:${day}`);
      const trend = level.from + (level.to - level.from) * age ** 1.3;
      const chance = 1 + level.noise * (random.int(-100, 100) / 100);
      const expected = trend * chance * (isWeekend ? level.weekend : 1);
      if (metric === 'FIRST_REPLY_MINUTES') {
        const replies = roundRandomly(3 * age + 0.3, random);
        write(counterKey(metric, day).pk, day, Math.round(expected) * replies, replies);
        continue;
      }
      write(counterKey(metric, day).pk, day, roundRandomly(expected * season, random));
    }
    const active = dailyLevels.ACTIVE_USERS;
    const usual = (active.from + (active.to - active.from) * age ** 1.3) * season;
    for (const period of ['WEEK', 'MONTH'] as const) {
      const first = firstDay(period, day);
      const { pk } = counterKey('ACTIVE_USERS', first, period);
      write(pk, first, Math.min(people, Math.round(usual * REACH[period])));
    }
  });
  const joined = counters.get(counterKey('NEW_USERS', '').pk) ?? new Map<string, Count>();
  for (const [day, { value }] of joined) write(counterKey('USERS', day).pk, day, value);
  return counters;
}
