import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { bundleAll } from './bundleAll';
import type { Bundles } from './Bundles';
import { EnishiStack } from './EnishiStack';
import { SecurityChecks } from './security/SecurityChecks';
import { settingsOf } from './settingsOf';
import { stackNameOf } from './stackNameOf';

/**
 * Whether the synthesised template is checked by CDK's own validation and by cdk-nag. The local cloud sets
 * the environment variable UNCHECKED_SYNTH to skip these checks, because they take seconds and `npm run
 * synth` and the tests make them as well.
 */
const isChecked = process.env.UNCHECKED_SYNTH === undefined;

async function bundleForThisProcess(): Promise<Bundles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'enishi-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return bundleAll(folder);
}

/**
 * Builds the CDK app from what the CDK CLI passes in environment variables: context, output folder, and the
 * AWS account if there are credentials.
 * @param bundles the compiled resolvers and functions; by default they are compiled here
 */
export async function composeApp(bundles?: Bundles): Promise<App> {
  const app = new App({ builtinCloudFormationValidation: isChecked });
  const settings = settingsOf((name) => app.node.tryGetContext(name));
  new EnishiStack(app, stackNameOf(settings.stage), {
    bundles: bundles ?? (await bundleForThisProcess()),
    settings,
    env: { region: settings.region, account: process.env.CDK_DEFAULT_ACCOUNT },
  });
  if (isChecked) Validations.of(app).addPlugins(new SecurityChecks(app));
  return app;
}
