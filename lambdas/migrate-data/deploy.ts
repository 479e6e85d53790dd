import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { logger } from '../lib/logger';
import { isRollingBack } from './isRollingBack';
import { migrations } from './migrations';
import { NewerData } from './NewerData';
import { openState } from './openState';
import { run } from './run';

/**
 * Handles the two steps of a deployment that concern the version of the stored data. The step `check` runs
 * before the release is deployed and fails if the data are newer than the release. The step `migrate` runs
 * after the release is deployed. A rollback always passes the check, because the previous release can read
 * migrated data.
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
