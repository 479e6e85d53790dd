import type { Context } from 'aws-lambda';
import { logger } from '../lib/logger';
import type { DataReport } from './DataReport';
import { Progress } from './Progress';
import type { VerifyRequest } from './VerifyRequest';
import { verifyPart } from './verifyPart';
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../lib/metricsOf';

const metrics = metricsOf('verify-data');

/**
 * Publishes two metrics, which alarms watch: how many derived values differed from their sources, and how
 * many still differ after the repair.
 */
function measureDifferences({ found }: DataReport): void {
  const counts = Object.values(found);
  const differences = counts.reduce((sum, each) => sum + each.differences, 0);
  const repaired = counts.reduce((sum, each) => sum + each.repaired, 0);
  metrics.addMetric('DerivedDifferences', MetricUnit.Count, differences);
  metrics.addMetric('DerivedDifferencesLeft', MetricUnit.Count, differences - repaired);
  metrics.publishStoredMetrics();
}

/**
 * The remaining time, in milliseconds, at which a call stops comparing further records. It is enough to
 * compare the differences found so far a second time, and to return the report.
 */
const RESERVE_MS = 150_000;
/**
 * How many seconds a nightly call waits before it compares differences a second time. In this time, delayed
 * stream records are processed.
 */
const NIGHTLY_RECHECK_SECONDS = 60;

/**
 * Compares derived values with their sources, and repairs differences on request. One call handles a part of
 * the tables, because comparing all of them takes longer than one call may. The report contains the position
 * at which the next call must begin. A nightly call always repairs differences and begins where the previous
 * nightly call has ended. It returns null if the comparison of this night is already complete.
 */
export async function handler(request: VerifyRequest, context: Context): Promise<DataReport | null> {
  const isLate = () => context.getRemainingTimeInMillis() < RESERVE_MS;
  if (!request.nightly) return verifyPart(request, isLate);
  const night = await Progress.ofTonight(new Date());
  if (night.isDone) return null;
  const report = await verifyPart(
    { from: night.from, repair: true, recheckAfterSeconds: NIGHTLY_RECHECK_SECONDS },
    isLate,
  );
  await night.reached(report.next);
  measureDifferences(report);
  logger.info('derived values compared', { records: report.records, found: report.found, next: report.next });
  return report;
}
