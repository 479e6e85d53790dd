import type { Context } from 'aws-lambda';
import { logger } from '../lib/logger';
import type { DataReport } from './DataReport';
import { Progress } from './Progress';
import { measureDifferences } from './measureDifferences';
import type { VerifyRequest } from './VerifyRequest';
import { verifyPart } from './verifyPart';

/**
 * The remaining time, in milliseconds, at which a part of the comparison ends: enough to compare differences again and
 * to answer.
 */
const RESERVE_MS = 150_000;
/**
 * How many seconds the nightly run waits before it compares differences again. By then, delayed stream records have
 * been processed.
 */
const NIGHTLY_RECHECK_SECONDS = 60;

/**
 * Compares every derived value with its source, one part of the tables in each call, and repairs differences on
 * request. The nightly run continues where the previous part ended, until everything has been compared once.
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
