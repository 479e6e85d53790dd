import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { MailState } from './askSes';

/** Regions in which somebody may have created the identity instead. */
const OTHER_REGIONS = [
  ...['us-east-1', 'us-east-2', 'us-west-2', 'eu-west-1', 'eu-central-1'],
  ...['ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'ap-southeast-1', 'ap-southeast-2', 'ap-south-1'],
];

async function regionsWith(domain: string): Promise<string[]> {
  const asked = OTHER_REGIONS.map(async (region) => {
    const ses = new SESv2Client({ region, maxAttempts: 1 });
    const found = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain })).catch(() => null);
    ses.destroy();
    return found ? [region] : [];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * Returns a sentence that says what a deployment that sends mail from the domain still needs, or null if SES is ready.
 */
export async function findMailProblem(
  domain: string,
  region: string,
  { hasIdentity, isVerified, hasConfigurationSet, isInSandbox }: MailState,
): Promise<string | null> {
  const command = `npm run mail -- -c mailSender=no-reply@${domain} -c region=${region}`;
  if (!hasIdentity) {
    const regions = await regionsWith(domain);
    return regions.length > 0
      ? `SES has ${domain} in ${regions.join(', ')}, but not in ${region}, where the stage is deployed: run ${command}`
      : `SES in ${region} does not know ${domain} yet: run ${command}`;
  }
  if (!isVerified)
    return `SES has not seen the DNS records of ${domain} yet: enter those that ${command} prints, and try again when SES has seen them.`;
  if (!hasConfigurationSet)
    return `SES in ${region} knows ${domain}, but not its configuration set: run ${command}`;
  if (isInSandbox)
    return `SES in ${region} is still in the sandbox, where it sends to verified addresses only: request production access in its console.`;
  return null;
}
