import { readFileSync } from 'node:fs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { FunctionOutput, Deployment } from './Deployment';

type Outputs = Record<FunctionOutput | 'Config', string>;

async function localDeployment(): Promise<Deployment> {
  const { PORT = '5173' } = process.env;
  const origin = `http://127.0.0.1:${PORT}/_local`;
  const running = await fetch(`${origin}/outputs`).catch(() => undefined);
  if (!running?.ok) throw new Error(`Nothing runs on port ${PORT}: run npm start, or pass --deployed.`);
  const outputs = (await running.json()) as Outputs;
  return {
    async invoke(output, request) {
      const response = await fetch(`${origin}/functions/${outputs[output]}/invoke`, {
        method: 'POST',
        body: JSON.stringify(request),
      });
      const answer = (await response.json()) as { result?: unknown; message?: string };
      if (!response.ok) throw new Error(answer.message);
      return answer.result;
    },
  };
}

function awsDeployment(outputs: Outputs): Deployment {
  const { region } = JSON.parse(outputs.Config) as { region: string };
  return {
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

/**
 * Returns the local cloud that runs on PORT or, with `isDeployed`, the stages that the last `npm run deploy`
 * has deployed.
 * @throws Error when nothing runs on PORT
 */
export async function findDeployments(isDeployed: boolean): Promise<Deployment[]> {
  if (!isDeployed) return [await localDeployment()];
  const outputs = JSON.parse(readFileSync('cdk.out/outputs.json', 'utf8')) as Record<string, Outputs>;
  return Object.values(outputs).map(awsDeployment);
}
