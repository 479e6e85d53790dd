/**
 * `npm run seed` adds missing data to the stages that `npm run deploy` has deployed (they are in
 * cdk.out/outputs.json). These data are the catalogues and, with `-- --demo`, the demo data, which production
 * refuses. Running it again is harmless.
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
