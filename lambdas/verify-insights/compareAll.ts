import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../../model/periods/addDays';
import { firstDay } from '../../model/periods/firstDay';
import { readCounts } from '../lib/insights/readCounts';
import { storeInsights } from '../lib/insights/storeInsights';
import { type CheckProgress, checkProgress } from './CheckProgress';
import { CheckReport } from './CheckReport';
import { compareCounters } from './compareCounters';
import { compareFigures } from './compareFigures';
import { readFigures } from './readFigures';
import { repairCounter } from './repairCounter';
import { Tally } from './Tally';

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
