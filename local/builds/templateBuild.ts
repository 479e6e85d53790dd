import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@enishi/local-cloud/processes';
import { projectRoot } from '../projectRoot';
import { hashFiles } from '@enishi/local-cloud/processes';
import type { Build } from './Build';

/** Everything that a template can depend on. */
const inputs = ['infra', 'model', 'resolvers', 'lambdas', 'schema.graphql', 'cdk.json', 'package-lock.json'];

interface CdkJson {
  app: string;
  context?: Record<string, unknown>;
}

function readJson<T>(name: string, otherwise: T): T {
  const path = join(projectRoot, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
}

/** Synthesises the stack by running cdk.json's app without the CDK's command line. */
export function templateBuild(context: Record<string, string>): Build {
  const { app, context: kept } = readJson<CdkJson>('cdk.json', { app: '' });
  const whole = { ...kept, ...readJson('cdk.context.json', {}), ...context };
  return {
    name: 'cdk.out',
    hash: hashFiles(projectRoot, inputs, whole),
    make: (folder) =>
      runCommand(projectRoot, app, {
        CDK_OUTDIR: folder,
        CDK_CONTEXT_JSON: JSON.stringify(whole),
        // The template is inspected by `npm run synth` and by the tests.
        UNCHECKED_SYNTH: '1',
      }),
  };
}
