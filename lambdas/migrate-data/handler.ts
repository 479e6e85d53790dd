import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { answerDeployment } from '../lib/answerDeployment';
import type { MigrateRequest } from './MigrateRequest';
import { migrations } from './migrations';
import { run } from './run';
import { versionRow } from './versionRow';
import { logger } from '../lib/logger';
import { NewerData } from './NewerData';
import { openState } from './openState';
import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';

/** Returns whether CloudFormation is rolling a deployment back. A local stack has no ARN and is never rolled back. */
async function isRollingBack(stackId: string): Promise<boolean> {
  if (!stackId.startsWith('arn:')) return false;
  const response = await signedFetch({
    service: 'cloudformation',
    url: `https://cloudformation.${env('AWS_REGION')}.amazonaws.com/`,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({
      Action: 'DescribeStacks',
      Version: '2010-05-15',
      StackName: stackId,
    }).toString(),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status}: ${text}`);
  return /<StackStatus>\w*ROLLBACK_IN_PROGRESS<\/StackStatus>/.test(text);
}

/**
 * Handles the two steps of a deployment that concern the version of the stored data. The step `check` runs
 * before the release is deployed and fails if the data are newer than the release. The step `migrate` runs
 * after the release is deployed. A rollback always passes the check, because the previous release can read
 * migrated data.
 */
async function deploy(event: CloudFormationCustomResourceEvent, context: Context): Promise<void> {
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
