import type { Context } from 'aws-lambda';
import { logger } from '../lib/logger';
import type { DataReport } from './DataReport';
import { Progress } from './Progress';
import { measureDifferences } from './measureDifferences';
import type { VerifyRequest } from './VerifyRequest';
import { verifyPart } from './verifyPart';

/**
 * The remaining time, in milliseconds, at which a call stops comparing further records: enough to compare
 * differences again and to return the report.
 */
const RESERVE_MS = 150_000;
/**
 * How many seconds a nightly run waits before it compares differences again. Delayed stream records are
 * processed in this time.
 */
const NIGHTLY_RECHECK_SECONDS = 60;

/**
 * Compares every derived value with its source, and repairs differences on request. One call compares a part
 * of the tables. Nightly runs continue at the stored position until everything has been compared once; then
 * they return null.
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
