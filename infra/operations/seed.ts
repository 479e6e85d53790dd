/**
 * `npm run seed` adds what is missing in a deployed stage: the reference catalogues and, with `-- --demo`, the
 * demo data (the function refuses that in production). It can be repeated. It reads the outputs of `npm run
 * deploy`.
 */
import { readFileSync } from 'node:fs';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

const outputs: Record<string, { SeedFunctionName: string; Config: string }> = JSON.parse(
  readFileSync('cdk.out/outputs.json', 'utf8'),
);

async function main(): Promise<void> {
  for (const [stack, { SeedFunctionName, Config }] of Object.entries(outputs)) {
    const { region } = JSON.parse(Config);
    const request = { catalogues: true, demo: process.argv.includes('--demo') };
    const answer = await new LambdaClient({ region }).send(
      new InvokeCommand({ FunctionName: SeedFunctionName, Payload: JSON.stringify(request) }),
    );
    const text = Buffer.from(answer.Payload ?? []).toString();
    if (answer.FunctionError) throw new Error(`${stack}: ${text}`);
    console.log(`${stack}: ${text}`);
  }
}

void main();
