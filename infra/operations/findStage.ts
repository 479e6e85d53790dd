import { setTimeout as pause } from 'node:timers/promises';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Stage, stages } from '../../model/stages';
import { defaultRegion } from '../defaultRegion';
import { stackNameOf } from '../stackNameOf';
import { listResolvers } from './appsync/listResolvers';
import { awsProblem } from './awsProblem';
import type { Deployment } from './Deployment';
import type { Outputs } from './Outputs';

const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

const isThrottled = (error: unknown): boolean => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 429 || /Throttl|TooManyRequests/.test(name);
};

/**
 * Sends a request to AWS again, after growing pauses, while AWS refuses it as too many. Such a request was not begun,
 * so that repeating it does nothing twice.
 */
async function retryThrottled<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isThrottled(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  }
}

/** Reads the current outputs of a stage's stack from CloudFormation; undefined if there is no such stack. */
async function readOutputs(stage: Stage, region: string): Promise<Outputs | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await retryThrottled(() =>
      client.send(new DescribeStacksCommand({ StackName: stackNameOf(stage) })),
    );
    const found = Stacks[0]?.Outputs ?? [];
    return Object.fromEntries(
      found.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    ) as Outputs;
  } catch (error) {
    if ((error as Error).message.endsWith('does not exist')) return undefined;
    throw new Error(`The stage ${stage} cannot be read in ${region}: ${awsProblem(error)}`, { cause: error });
  }
}

/** Says that a stage is deployed in none of these regions, and which stages are. */
async function missingStage(stage: Stage, regions: readonly string[]): Promise<Error> {
  const deployed: string[] = [];
  for (const region of regions)
    for (const other of Object.keys(stages) as Stage[])
      if (other !== stage && (await readOutputs(other, region))) deployed.push(`${other} in ${region}`);
  return new Error(
    `The stage ${stage} is not deployed in ${regions.join(' or ')}. ` +
      `Deployed: ${deployed.join(', ') || 'none'}. --region names another region.`,
  );
}

/**
 * Returns a stage that is deployed in AWS: in the given region or, without one, in AWS_REGION or the default region,
 * whichever has it.
 * @throws Error when its stack does not exist there, or belongs to another stage
 */
export async function findStage(stage: Stage, named?: string): Promise<Deployment> {
  const regions = named ? [named] : [...new Set([process.env.AWS_REGION || defaultRegion, defaultRegion])];
  for (const region of regions) {
    const outputs = await readOutputs(stage, region);
    if (outputs) return deploymentOf(stage, region, outputs);
  }
  throw await missingStage(stage, regions);
}

function deploymentOf(stage: Stage, region: string, outputs: Outputs): Deployment {
  const config = JSON.parse(outputs.Config ?? '{}') as { stage?: string };
  if (config.stage !== stage)
    throw new Error(`The stack ${stackNameOf(stage)} is not a deployment of the stage ${stage}.`);
  return {
    site: outputs.SiteUrl,
    listResolvers: (types) => listResolvers(outputs.ApiId, region, types),
    async invoke(output, request) {
      // Otherwise no retries: after a timeout of the client, the first invocation could still be running.
      const client = new LambdaClient({ region, maxAttempts: 1 });
      const answer = await retryThrottled(() =>
        client.send(new InvokeCommand({ FunctionName: outputs[output], Payload: JSON.stringify(request) })),
      );
      const text = Buffer.from(answer.Payload ?? []).toString();
      if (answer.FunctionError) throw new Error(text);
      return JSON.parse(text);
    },
  };
}
