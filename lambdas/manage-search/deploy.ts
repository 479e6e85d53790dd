import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { searchIndices } from '../../model/searchIndices';
import { logger } from '../lib/logger';
import { answerDeployment } from '../lib/answerDeployment';
import { createMissingIndices } from './createMissingIndices';
import { fill } from './fill';
import { rebuild } from './rebuild';
import { setTimeout as pause } from 'node:timers/promises';
import { RebuildInProgress } from './RebuildInProgress';

const LOOK_MS = 5_000;
const PATIENCE_MS = 10 * 60_000;

/**
 * Runs `rebuilding`, a rebuild of search indices. If another rebuild is running, it waits and tries again for
 * ten minutes, and then throws the error. A deployment must wait like this because nobody would repeat the
 * call; operators can repeat their commands.
 */
async function retryDuringRebuild<Result>(rebuilding: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await rebuilding();
    } catch (error) {
      if (!(error instanceof RebuildInProgress) || Date.now() > end) throw error;
      await pause(LOOK_MS);
    }
  }
}

/**
 * Handles the OpenSearch step of a deployment. It creates missing indices and answers CloudFormation. Then it
 * fills the new indices, which may take longer than CloudFormation should wait. It also rebuilds indices with
 * an outdated definition; if the stack or its domain is new, it rebuilds all indices that existed. If it
 * fails, Lambda runs the function again. When the stack is deleted, the indices stay.
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
