import type { Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { logger } from '../lib/logger';
import { continueLater } from './continueLater';
import { migrate } from './migrate';
import type { MigrateRequest } from './MigrateRequest';
import { migrations } from './migrations';

/**
 * The remaining time, in milliseconds, at which a call stops migrating. It is enough for one more page and
 * for invoking the next call.
 */
const RESERVE_MS = 60_000;
/**
 * How many calls of the function, of 15 minutes each, a deployment waits for. CloudFormation waits an hour at
 * most.
 */
const CALLS_WAITED_FOR = 3;

/**
 * Migrates data until shortly before the function's timeout. If rows are left, the function invokes itself
 * again. A deployment waits for up to three calls. Then it may finish although rows are left: this release
 * can read rows of both versions, so they are migrated in the background.
 */
export async function run({ deployment, calls = 1 }: MigrateRequest, context: Context): Promise<void> {
  const progress = await migrate(migrations, () => context.getRemainingTimeInMillis() > RESERVE_MS);
  logger.info('migration', { ...progress, calls });
  const waits = deployment && !progress.done && calls < CALLS_WAITED_FOR;
  if (!progress.done)
    await continueLater({ action: 'migrate', calls: calls + 1, ...(waits && { deployment }) });
  if (deployment && !waits) await answerDeployment(deployment);
}
