import type { Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { logger } from '../lib/logger';
import { continueLater } from './continueLater';
import { migrate } from './migrate';
import type { MigrateRequest } from './MigrateRequest';
import { migrations } from './migrations';

/** The time that a page and the next call need at most. */
const RESERVE_MS = 60_000;
/** Calls of 15 minutes each: a deployment waits for an hour at most. */
const CALLS_WAITED_FOR = 3;

/**
 * Migrates for as long as this call may take and leaves the rest to the next one. After three further calls a
 * deployment is answered that the rest continues in the background: this release reads rows of both versions.
 */
export async function run({ deployment, calls = 1 }: MigrateRequest, context: Context): Promise<void> {
  const progress = await migrate(migrations, () => context.getRemainingTimeInMillis() > RESERVE_MS);
  logger.info('migration', { ...progress, calls });
  const waits = deployment && !progress.done && calls < CALLS_WAITED_FOR;
  if (!progress.done)
    await continueLater({ action: 'migrate', calls: calls + 1, ...(waits && { deployment }) });
  if (deployment && !waits) await answerDeployment(deployment);
}
