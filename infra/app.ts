import { App, Validations } from 'aws-cdk-lib';
import { bundleAll } from './bundleAll';
import { EnishiStack } from './EnishiStack';
import { SecurityChecks } from './SecurityChecks';
import { settingsOf } from './settingsOf';

async function main(): Promise<void> {
  const app = new App();
  const settings = settingsOf(app);
  const name = settings.stage === 'development' ? 'Enishi' : `Enishi-${settings.stage}`;
  new EnishiStack(app, name, {
    bundles: await bundleAll(),
    settings,
    env: { region: settings.region, account: process.env.CDK_DEFAULT_ACCOUNT },
  });
  Validations.of(app).addPlugins(new SecurityChecks(app));
  app.synth();
}

void main();
