import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Stage } from '../../model/stages';
import { stackNameOf } from '../stackNameOf';
import { listResolvers } from './appsync/listResolvers';
import type { Deployment } from './Deployment';
import type { Outputs } from './Outputs';

/** Reads the current outputs of a stage's stack from CloudFormation. */
async function readOutputs(stage: Stage, region: string): Promise<Outputs> {
  const StackName = stackNameOf(stage);
  const { Stacks = [] } = await new CloudFormationClient({ region })
    .send(new DescribeStacksCommand({ StackName }))
    .catch((error: Error) => {
      throw new Error(`The stage ${stage} cannot be read in ${region}: ${error.message}`);
    });
  const found = Stacks[0]?.Outputs ?? [];
  return Object.fromEntries(
    found.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  ) as Outputs;
}

/**
 * Returns a stage that is deployed in AWS.
 * @throws Error when its stack does not exist in the region, or belongs to another stage
 */
export async function findStage(stage: Stage, region: string): Promise<Deployment> {
  const outputs = await readOutputs(stage, region);
  const config = JSON.parse(outputs.Config ?? '{}') as { stage?: string };
  if (config.stage !== stage)
    throw new Error(`The stack ${stackNameOf(stage)} is not a deployment of the stage ${stage}.`);
  return {
    site: outputs.SiteUrl,
    listResolvers: (types) => listResolvers(outputs.ApiId, region, types),
    async invoke(output, request) {
      // No retries: after a timeout of the client, the first invocation could still be running.
      const answer = await new LambdaClient({ region, maxAttempts: 1 }).send(
        new InvokeCommand({ FunctionName: outputs[output], Payload: JSON.stringify(request) }),
      );
      const text = Buffer.from(answer.Payload ?? []).toString();
      if (answer.FunctionError) throw new Error(text);
      return JSON.parse(text);
    },
  };
}
