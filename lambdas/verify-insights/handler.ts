import type { Context } from 'aws-lambda';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import { logger } from '../lib/logger';
import { type CheckProgress, checkProgress } from './CheckProgress';
import type { CheckRequest } from './CheckRequest';
import { compareAll } from './compareAll';
import { countTables } from './countTables';
import { openCheck } from './openCheck';
import { storeCheck } from './storeCheck';
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../lib/metricsOf';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { japanDay } from '../../model/japanDay';
import { itemAt } from '../lib/itemAt';
import { env } from './needs';

/** Returns whether the latest check was completed on the day (in Japan) of the given time. */
async function wasCheckedOn(now: Date): Promise<boolean> {
  const check = await itemAt(env('INSIGHT_TABLE'), insightCheckKey);
  if (check?.state !== 'DONE' || !check.finishedAt) return false;
  return japanDay(Date.parse(String(check.finishedAt))) === japanDay(now.getTime());
}

const metrics = metricsOf('verify-insights');

/** Publishes a metric, which an alarm watches: how many figures differ, and are not repaired. */
function measureFigures(differences: number): void {
  metrics.addMetric('FigureDifferences', MetricUnit.Count, differences);
  metrics.publishStoredMetrics();
}

/** The remaining time, in milliseconds, at which a call stops counting: enough to compare, and to store the result. */
const RESERVE_MS = 90_000;
const RECHECK_SECONDS = 5;

const shown = ({ from, rows, readUnits }: CheckProgress) => ({ countedSince: from, rows, readUnits });

/** What a call returns that does not count. */
const NOTHING = { countedSince: '', rows: 0, readUnits: 0, differences: 0, repaired: 0, details: [] };

/**
 * Counts the figures of the dashboard again from the tables, compares them with the stored ones, names the differences
 * and, on request, repairs them. The result is in the row that `getInsightCheck` reads. When the time or the read
 * units of a call are used up, the state is PAUSED, and the next call on the same day continues. Returns the state and
 * the number of differences. A scheduled call returns at once if a check was completed today.
 */
export async function handler(
  { repair = false, isScheduled = false, readUnits, recheckAfterSeconds = RECHECK_SECONDS }: CheckRequest,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) {
  if (isScheduled && (await wasCheckedOn(new Date()))) return { state: 'DONE', ...NOTHING };
  try {
    const most = readUnits ?? InsightCheckLimits.readUnits.usual;
    const { progress, isComplete } = await countTables(await openCheck(new Date()), {
      isOver: (used) => used >= most || context.getRemainingTimeInMillis() < RESERVE_MS,
      report: (now) => storeCheck({ state: 'RUNNING', ...shown(now) }),
    });
    if (!isComplete) {
      await storeCheck({ state: 'PAUSED', ...shown(progress), progress: checkProgress.pack(progress) });
      return { state: 'PAUSED', ...shown(progress), differences: 0, repaired: 0, details: [] };
    }
    const { differences, repaired, details } = await compareAll(progress, { repair, recheckAfterSeconds });
    const result = { ...shown(progress), differences, repaired, details };
    await storeCheck({ state: 'DONE', ...result, finishedAt: new Date().toISOString(), progress: '' });
    measureFigures(differences - repaired);
    logger.info('figures verified', { ...result, details: details.length });
    return { state: 'DONE', ...result };
  } catch (error) {
    await storeCheck({ state: 'FAILED', finishedAt: new Date().toISOString(), progress: '' });
    throw error;
  }
}
