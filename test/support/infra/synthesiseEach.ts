/**
 * Synthesizes every stage, with the client area (for organizations and consultants) open and closed, as `cdk
 * deploy` would; production with a domain of its own. One process does this for all stages, so that CDK is loaded and the bundles are compiled
 * only once. It is started in the same way as the CDK CLI starts `infra/app.ts`, with the account of the
 * credentials in the environment. The argument is the folder for the results. Prints `[{ name, failure }]` as
 * JSON.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAll } from '../../../infra/bundleAll';
import { composeApp } from '../../../infra/composeApp';
import { stages } from '../../../model/stages';

async function main([folder = '']: string[]): Promise<void> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  const compiled = mkdtempSync(join(tmpdir(), 'enishi-bundles-'));
  const bundles = await bundleAll(compiled);
  const outcomes: { name: string; failure: string }[] = [];
  for (const stage of Object.keys(stages))
    for (const clientArea of ['closed', 'open']) {
      const name = `${stage}-${clientArea}`;
      process.env.CDK_OUTDIR = join(folder, name);
      process.env.CDK_CONTEXT_JSON = JSON.stringify({
        ...context,
        stage,
        clientArea,
        mailSender: 'Enishi <no-reply@example.com>',
        alarmAddress: 'ops@example.com',
        monthlyBudget: 500,
        website: 'none',
        ...(stage === 'production' && {
          domain: 'enishi.example.com',
          certificate: 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d',
        }),
      });
      mkdirSync(process.env.CDK_OUTDIR);
      try {
        (await composeApp(bundles)).synth();
        outcomes.push({ name, failure: '' });
      } catch (error) {
        outcomes.push({ name, failure: String(error) });
      }
    }
  rmSync(compiled, { recursive: true });
  console.log(JSON.stringify(outcomes));
}

void main(process.argv.slice(2));
