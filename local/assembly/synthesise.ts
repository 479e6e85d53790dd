import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../processes/runCommand';
import { projectRoot } from '../projectRoot';
import { hashFiles } from './hashFiles';
import { remembered } from './remembered';

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
 * Synthesises the stack into `folder` by running cdk.json's app without the CDK's command line. Skipped when
 * nothing has changed since the last time.
 * @returns whether it was synthesised
 */
export function synthesise(folder: string, context: Record<string, string>): Promise<boolean> {
  const { app, context: kept } = readJson<CdkJson>('cdk.json', { app: '' });
  const whole = { ...kept, ...readJson('cdk.context.json', {}), ...context };
  const hash = hashFiles(projectRoot, inputs, whole);
  return remembered(folder, hash, (output) =>
    runCommand(app, {
      CDK_OUTDIR: output,
      CDK_CONTEXT_JSON: JSON.stringify(whole),
      // The template is inspected by `npm run synth` and by the tests.
      UNCHECKED_SYNTH: '1',
    }),
  );
}
