/**
 * `npm run reindex [-- index…]` builds search indices anew while writes go on; `npm run verify [-- index…]` compares
 * them with the tables and ends with 1 when they differ. Of the copy on this machine (PORT), or with `--deployed` of
 * the stages that `npm run deploy` deployed.
 */
import { readFileSync } from 'node:fs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { reportDifferences } from './reportDifferences';

interface Outputs {
  SearchFunctionName: string;
  Config: string;
}

type Request = { action: string; indices: string[] };

async function local(request: Request): Promise<unknown> {
  const { PORT = '5173' } = process.env;
  const origin = `http://127.0.0.1:${PORT}/_local`;
  const running = await fetch(`${origin}/outputs`).catch(() => undefined);
  if (!running?.ok) throw new Error(`Nothing runs on port ${PORT}: npm start, or say --deployed.`);
  const { SearchFunctionName } = (await running.json()) as Outputs;
  const response = await fetch(`${origin}/functions/${SearchFunctionName}/invoke`, {
    method: 'POST',
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as { result?: unknown; message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.result;
}

async function deployed({ SearchFunctionName, Config }: Outputs, request: Request): Promise<unknown> {
  const { region } = JSON.parse(Config) as { region: string };
  // Asked once: a rebuild that takes long is not begun a second time.
  const answer = await new LambdaClient({ region, maxAttempts: 1 }).send(
    new InvokeCommand({ FunctionName: SearchFunctionName, Payload: JSON.stringify(request) }),
  );
  const text = Buffer.from(answer.Payload ?? []).toString();
  if (answer.FunctionError) throw new Error(text);
  return JSON.parse(text);
}

async function main([action = '', ...rest]: string[]): Promise<void> {
  const indices = rest.filter((each) => !each.startsWith('--'));
  const request = { action, indices };
  const answers = rest.includes('--deployed')
    ? await Promise.all(
        Object.values(
          JSON.parse(readFileSync('cdk.out/outputs.json', 'utf8')) as Record<string, Outputs>,
        ).map((outputs) => deployed(outputs, request)),
      )
    : [await local(request)];
  for (const answer of answers) {
    if (action === 'verify') process.exitCode = reportDifferences(answer) ? 1 : process.exitCode;
    else console.table(answer);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
