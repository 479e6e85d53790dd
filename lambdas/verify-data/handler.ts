import type { Context } from 'aws-lambda';
import { logger } from '../lib/logger';
import type { DataReport } from './DataReport';
import { Progress } from './Progress';
import { measureDifferences } from './measureDifferences';
import type { VerifyRequest } from './VerifyRequest';
import { verifyPart } from './verifyPart';

/** Time reserved for the second comparison and the answer. */
const RESERVE_MS = 150_000;
/** By then, streams that lag at night have caught up. */
const NIGHTLY_RECHECK_SECONDS = 60;

/**
 * Compares every derived value with its source, part by part, and repairs differences on request. At night it
 * continues where the previous part ended, until everything was compared once.
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
