import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../model/periods/addDays';
import { firstDay } from '../../model/periods/firstDay';
import { readCounts } from '../lib/insights/readCounts';
import { storeInsights } from '../lib/insights/storeInsights';
import { type CheckProgress, checkProgress } from './CheckProgress';
import { compareFigures } from './compareFigures';
import { repairCounter } from './repairCounter';
import { Tally } from './Tally';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { Difference } from './Difference';
import { enums } from '../../model/enums';
import { counterKey } from '../lib/insights/counterKey';
import type { Counts } from '../lib/insights/Counts';
import type { Metric, Period } from '../lib/insights/Metric';
import { compareCounter, type CounterDifference } from './compareCounter';
import { eachItem } from '../lib/eachItem';
import type { StoredRow } from '../lib/StoredRow';
import { env } from './needs';

/**
 * Reads the stored figures of all metrics for the periods that begin from the day `from` to the day `to`,
 * both inclusive. Returns them by `<metric>.<period>.<first day>`. Their number depends only on the number of
 * days.
 */
async function readFigures(from: string, to: string): Promise<Map<string, StoredRow>> {
  const figures = new Map<string, StoredRow>();
  const read = async (series: string) => {
    const rows = eachItem({
      TableName: env('INSIGHT_TABLE'),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': series, ':from': from, ':to': to },
      ConsistentRead: true,
    });
    for await (const row of rows) figures.set(`${series.replace('#', '.')}.${row.sk}`, row);
  };
  if (from > to) return figures;
  const series = enums.InsightMetric.flatMap((metric) =>
    enums.InsightPeriod.map((period) => `${metric}#${period}`),
  );
  await Promise.all(series.map(read));
  return figures;
}

/** Yields the counters that a check compares, because the records in the tables show their events. */
function* countersOf({ from, to }: Tally): Generator<{ metric: Metric; period: Period; day: string }> {
  for (const metric of enums.InsightMetric) {
    if (metric === 'ACTIVE_USERS') continue;
    for (let day = from; day <= to; day = addDays(day, 1)) yield { metric, period: 'DAY', day };
  }
  // Of a person only the day of the last visit is stored: earlier periods cannot be counted again.
  for (const period of enums.InsightPeriod) {
    const day = firstDay(period, to);
    if (day >= from) yield { metric: 'ACTIVE_USERS', period, day };
  }
}

/** Compares all counters with the events that the tables show, and returns the differences. */
function compareCounters(tally: Tally, before: Counts, after: Counts): CounterDifference[] {
  return [...countersOf(tally)].flatMap((counter) => {
    const { pk, sk } = counterKey(counter.metric, counter.day, counter.period);
    const stored = { before: before.get(pk)?.get(sk), after: after.get(pk)?.get(sk) };
    return compareCounter(tally, counter, stored) ?? [];
  });
}

/**
 * The differences that a check of the dashboard's figures has found. All of them are counted; `details`
 * contains only the first ones.
 */
class CheckReport {
  differences = 0;
  repaired = 0;
  readonly details: Difference[] = [];

  add({ kind, metric, period, day, is, least, most }: Difference, isRepaired: boolean): void {
    this.differences += 1;
    if (isRepaired) this.repaired += 1;
    if (this.details.length < InsightCheckLimits.details)
      this.details.push({ kind, metric, period, day, is, least, most, isRepaired });
  }
}

interface Options {
  repair: boolean;
  recheckAfterSeconds: number;
}

/**
 * Compares the counters with what was counted in the tables, then the figures of the dashboard with the counters, and
 * repairs the differences on request. Counters that differ are compared a second time after some seconds, because a
 * change reaches its counter with a delay.
 */
export async function compareAll(
  { from, to, before: stored, tally: counted }: CheckProgress,
  { repair, recheckAfterSeconds }: Options,
): Promise<CheckReport> {
  const report = new CheckReport();
  const tally = new Tally(from, to, counted);
  const before = checkProgress.toCounts(stored);
  const compare = async () => compareCounters(tally, before, await readCounts(from, to));
  let wrong = await compare();
  if (wrong.length > 0) {
    await pause(recheckAfterSeconds * 1000);
    wrong = await compare();
  }
  for (const difference of wrong) report.add(difference, repair && (await repairCounter(difference)));
  // The first periods are compared with the ones before them.
  const counts = await readCounts(addDays(firstDay('MONTH', addDays(firstDay('MONTH', from), -1)), -7), to);
  const figures = compareFigures(tally, counts, await readFigures(from, to), new Date().toISOString());
  if (repair) await storeInsights(figures.map(({ row }) => row));
  for (const figure of figures) report.add(figure, repair);
  return report;
}
