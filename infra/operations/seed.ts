/**
 * `npm run seed` adds missing data to the stages that `npm run deploy` deployed: the reference catalogues and, with
 * `-- --demo`, the demo data (refused in production). Running it again is harmless. The stages are read from
 * cdk.out/outputs.json.
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
