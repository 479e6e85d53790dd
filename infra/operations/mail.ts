/**
 * `npm run mail -- -c mailSender="Enishi <no-reply@example.com>"` deploys what all stages that send mail from a domain
 * share: its identity in SES and the configuration set. It prints the DNS records, ready to be pasted into the zone, and
 * what SES says now. It can be repeated. An identity that somebody has created by hand is used as it is.
 */
import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { mailNames } from '../mail/mailNames';
import { askSes } from './mail/askSes';
import { cdkArguments } from './cdkArguments';
import { findMailProblem } from './mail/findMailProblem';
import { zoneRecords } from './mail/zoneRecords';
import { runCdk } from './runCdk';
import { runOperation } from './runOperation';

/** Returns whether the mail stack of the domain has created the identity. */
async function ownsIdentity(domain: string, region: string): Promise<boolean> {
  const cloudFormation = new CloudFormationClient({ region });
  const { StackResources = [] } = await cloudFormation
    .send(new DescribeStackResourcesCommand({ StackName: mailNames(domain).stack }))
    .catch((error: Error) => {
      if (error.message.includes('does not exist')) return { StackResources: [] };
      throw error;
    });
  return StackResources.some(
    ({ ResourceType, ResourceStatus }) =>
      ResourceType === 'AWS::SES::EmailIdentity' && ResourceStatus !== 'DELETE_COMPLETE',
  );
}

runOperation(async () => {
  const { args, settings } = cdkArguments(process.argv.slice(2));
  const { mailSender, region } = settings;
  if (!mailSender)
    throw new Error('Name the sender: npm run mail -- -c mailSender="Enishi <no-reply@example.com>"');
  const { domain } = mailSender;
  const before = await askSes(domain, region);
  const isOfOthers = before.hasIdentity && !(await ownsIdentity(domain, region));
  const code = await runCdk([
    ...['deploy', '--app', 'node --import tsx infra/mail/app.ts', '--output', 'cdk.out/mail'],
    ...args,
    ...(isOfOthers ? ['-c', 'mailIdentity=existing'] : []),
  ]);
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const state = await askSes(domain, region);
  console.log(zoneRecords(domain, state));
  console.log((await findMailProblem(domain, region, state)) ?? `SES is ready to send mail from ${domain}.`);
});
