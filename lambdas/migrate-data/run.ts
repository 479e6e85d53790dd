import type { Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { logger } from '../lib/logger';
import { migrate } from './migrate';
import type { MigrateRequest } from './MigrateRequest';
import { migrations } from './migrations';
import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';

/**
 * Invokes the function migrate-data again, asynchronously, to do the work that remains when its time runs
 * out.
 */
async function continueLater(request: MigrateRequest): Promise<void> {
  const endpoint = process.env.AWS_ENDPOINT_URL_LAMBDA ?? `https://lambda.${env('AWS_REGION')}.amazonaws.com`;
  const response = await signedFetch({
    service: 'lambda',
    url: `${endpoint}/2015-03-31/functions/${env('AWS_LAMBDA_FUNCTION_NAME')}/invocations`,
    headers: { 'x-amz-invocation-type': 'Event' },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`Lambda answered ${response.status}: ${await response.text()}`);
}

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
