import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { bundleAll } from './bundleAll';
import { EnishiStack } from './EnishiStack';
import { SecurityChecks } from './SecurityChecks';
import { settingsOf } from './settingsOf';

/** The local cloud runs the same template and leaves its inspection, four seconds, to `synth` and the tests. */
const isChecked = process.env.UNCHECKED_SYNTH === undefined;

async function main(): Promise<void> {
  const app = new App({ builtinCloudFormationValidation: isChecked });
  const settings = settingsOf(app);
  const name = settings.stage === 'development' ? 'Enishi' : `Enishi-${settings.stage}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'enishi-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  new EnishiStack(app, name, {
    bundles: await bundleAll(folder),
    settings,
    env: { region: settings.region, account: process.env.CDK_DEFAULT_ACCOUNT },
  });
  if (isChecked) Validations.of(app).addPlugins(new SecurityChecks(app));
  app.synth();
}

void main();
