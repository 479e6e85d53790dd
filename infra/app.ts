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
  new EnishiStack(app, name, {
    bundles: await bundleAll(),
    settings,
    env: { region: settings.region, account: process.env.CDK_DEFAULT_ACCOUNT },
  });
  if (isChecked) Validations.of(app).addPlugins(new SecurityChecks(app));
  app.synth();
}

void main();
