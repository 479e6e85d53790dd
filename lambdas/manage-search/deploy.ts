import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { searchIndices } from '../../model/searchIndices';
import { logger } from '../lib/logger';
import { answerDeployment } from '../lib/answerDeployment';
import { createMissingIndices } from './createMissingIndices';
import { fill } from './fill';
import { rebuild } from './rebuild';
import { retryDuringRebuild } from './retryDuringRebuild';

/**
 * A step of the deployment: every index is there when it goes on. What has to be filled is filled after the answer,
 * since that may take longer than CloudFormation should wait; if it fails, Lambda begins anew. A stack that is new, or
 * has got another domain, rebuilds what it finds there. Indices outlive the stack with their domain.
 */
export async function deploy(event: CloudFormationCustomResourceEvent): Promise<void> {
  if (event.RequestType === 'Delete') return answerDeployment(event);
  const { created, outdated } = await createMissingIndices().catch(async (error: unknown) => {
    await answerDeployment(event, String(error));
    throw error;
  });
  await answerDeployment(event);
  const found = searchIndices.filter((alias) => !created.includes(alias));
  const old = isNewDomain(event) ? found : outdated;
  logger.info('indices', { created, old });
  if (created.length > 0) await fill(created, (index) => index);
  if (old.length > 0) await retryDuringRebuild(() => rebuild(old));
}

const isNewDomain = (event: CloudFormationCustomResourceEvent): boolean =>
  event.RequestType !== 'Update' || event.OldResourceProperties.domain !== event.ResourceProperties.domain;
