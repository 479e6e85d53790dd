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
 * Runs a rebuild of search indices (`rebuilding`) during a deployment. If `rebuilding` throws
 * `RebuildInProgress` because another rebuild is running, it is called again every five seconds. After ten
 * minutes the error is thrown. Rebuilds on an operator's request do not wait like this, because operators can
 * repeat their command.
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
 * fills the new indices, which may take longer than CloudFormation should wait, and rebuilds existing
 * indices: all of them if the stack or its domain is new, otherwise those with an outdated definition. If it
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
  if (created.length > 0) await fill(created, (index) => index, never);
  if (old.length > 0) await retryDuringRebuild(() => rebuild(old, never));
}

/** A deployment has no caller who could continue: its call works until it is cut off. */
const never = () => false;

const isNewDomain = (event: CloudFormationCustomResourceEvent): boolean =>
  event.RequestType !== 'Update' || event.OldResourceProperties.domain !== event.ResourceProperties.domain;
