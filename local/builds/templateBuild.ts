import { existsSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Synthesises the stack by running cdk.json's app without the CDK's command line. Fails when its inputs change
 * meanwhile, because the result would be cached under the hash of other inputs.
 */
export function templateBuild(context: Record<string, string>): Build {
  const { app, context: kept } = readJson<CdkJson>('cdk.json', { app: '' });
  const whole = { ...kept, ...readJson('cdk.context.json', {}), ...context };
  const hashInputs = () => hashFiles(projectRoot, inputs, whole);
  const hash = hashInputs();
  return {
    name: 'cdk.out',
    hash,
    async make(folder) {
      await runCommand(projectRoot, app, {
        CDK_OUTDIR: folder,
        CDK_CONTEXT_JSON: JSON.stringify(whole),
        // The template is inspected by `npm run synth` and by the tests.
        UNCHECKED_SYNTH: '1',
      });
      if (hashInputs() === hash) return;
      rmSync(folder, { recursive: true, force: true });
      throw new Error('Files of the stack have changed while it was synthesised.');
    },
  };
}
