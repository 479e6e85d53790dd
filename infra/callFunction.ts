import { readFileSync } from 'node:fs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

type FunctionOutput = 'MigrationFunctionName' | 'SearchFunctionName';
type Outputs = Record<FunctionOutput | 'Config', string>;

async function local(output: FunctionOutput, request: object): Promise<unknown> {
  const { PORT = '5173' } = process.env;
  const origin = `http://127.0.0.1:${PORT}/_local`;
  const running = await fetch(`${origin}/outputs`).catch(() => undefined);
  if (!running?.ok) throw new Error(`Nothing runs on port ${PORT}: npm start, or say --deployed.`);
  const outputs = (await running.json()) as Outputs;
  const response = await fetch(`${origin}/functions/${outputs[output]}/invoke`, {
    method: 'POST',
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as { result?: unknown; message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.result;
}

async function deployed(outputs: Outputs, output: FunctionOutput, request: object): Promise<unknown> {
  const { region } = JSON.parse(outputs.Config) as { region: string };
  // Asked once: what takes long is not begun a second time.
  const answer = await new LambdaClient({ region, maxAttempts: 1 }).send(
    new InvokeCommand({ FunctionName: outputs[output], Payload: JSON.stringify(request) }),
  );
  const text = Buffer.from(answer.Payload ?? []).toString();
  if (answer.FunctionError) throw new Error(text);
  return JSON.parse(text);
}

/**
 * Asks an operator's function, named by an output of the stack: of the copy on this machine (PORT), or of the stages
 * that `npm run deploy` deployed.
 */
export async function callFunction(
  output: FunctionOutput,
  request: object,
  isDeployed: boolean,
): Promise<unknown[]> {
  if (!isDeployed) return [await local(output, request)];
  const stages = JSON.parse(readFileSync('cdk.out/outputs.json', 'utf8')) as Record<string, Outputs>;
  return Promise.all(Object.values(stages).map((outputs) => deployed(outputs, output, request)));
}
