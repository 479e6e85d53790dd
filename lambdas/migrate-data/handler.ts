import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import { deploy } from './deploy';
import type { MigrateRequest } from './MigrateRequest';
import { migrations } from './migrations';
import { run } from './run';
import { versionRow } from './versionRow';

/**
 * Checks the version of the stored data, or migrates them to the version of this release, for a deployment or
 * on an operator's request.
 */
export async function handler(
  event: MigrateRequest | CloudFormationCustomResourceEvent,
  context: Context,
): Promise<{ version: number; newest: number; isUnderWay: boolean } | void> {
  if ('RequestType' in event) return deploy(event, context);
  await run(event, context).catch(async (error: unknown) => {
    if (event.deployment) await answerDeployment(event.deployment, String(error));
    throw error;
  });
  const state = await versionRow.read();
  const version = state?.version ?? 0;
  return { version, newest: migrations.length, isUnderWay: version < migrations.length };
}
