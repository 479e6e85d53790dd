import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { logger } from '../lib/logger';
import { isRollingBack } from './isRollingBack';
import { migrations } from './migrations';
import { NewerData } from './NewerData';
import { openState } from './openState';
import { run } from './run';

/**
 * The two steps of a deployment that concern the data's version. The step `check` comes first and fails if the data are
 * newer than this release; `migrate` comes after this release is deployed. A rollback is always let through, because
 * the previous release can read what a migration leaves behind.
 */
export async function deploy(event: CloudFormationCustomResourceEvent, context: Context): Promise<void> {
  if (event.RequestType === 'Delete') return answerDeployment(event);
  try {
    if (event.ResourceProperties.phase !== 'check')
      return await run({ action: 'migrate', deployment: event }, context);
    await openState(migrations.length);
  } catch (error) {
    const passes = error instanceof NewerData && (await isRollingBack(event.StackId));
    logger.error('data version', { error: String(error), passes });
    return answerDeployment(event, passes ? undefined : messageOf(error));
  }
  return answerDeployment(event);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
