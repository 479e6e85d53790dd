import { App } from 'aws-cdk-lib';
import { settingsOf } from '../settingsOf';
import { UnfitSetting } from '../UnfitSetting';
import { MailStack } from './MailStack';
import { mailNames } from './mailNames';

function main(): void {
  const app = new App();
  const { mailSender, region } = settingsOf((name) => app.node.tryGetContext(name));
  if (!mailSender) throw new UnfitSetting('Name a mailSender: -c mailSender="Enishi <no-reply@example.com>"');
  const { domain } = mailSender;
  new MailStack(app, mailNames(domain).stack, {
    domain,
    hasIdentity: app.node.tryGetContext('mailIdentity') === 'existing',
    env: { region, account: process.env.CDK_DEFAULT_ACCOUNT },
  });
  app.synth();
}

try {
  main();
} catch (error) {
  console.error(error instanceof UnfitSetting ? error.message : error);
  process.exitCode = 1;
}
