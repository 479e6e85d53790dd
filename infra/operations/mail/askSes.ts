import {
  GetAccountCommand,
  GetConfigurationSetCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { awsProblem } from '../awsProblem';
import { mailNames } from '../../mail/mailNames';

/** What SES says about a mail domain in one region. */
export interface MailState {
  /** Whether SES has an identity of the domain. */
  hasIdentity: boolean;
  /** Whether SES has seen the DNS records, so that mail can be sent. */
  isVerified: boolean;
  /** Whether there is the configuration set that the stages name. */
  hasConfigurationSet: boolean;
  /** Whether the account may send to verified addresses only. */
  isInSandbox: boolean;
  /** The DNS records of DKIM: names without the domain, and targets. */
  records: { name: string; target: string }[];
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof NotFoundException) return null;
    throw error;
  });
}

/**
 * Asks SES about a mail domain in a region.
 * @throws Error with one sentence when SES cannot be asked, for example without credentials
 */
export async function askSes(domain: string, region: string): Promise<MailState> {
  const ses = new SESv2Client({ region });
  const { configurationSet } = mailNames(domain);
  try {
    // One after the other: without credentials, the first one says so.
    const account = await ses.send(new GetAccountCommand({}));
    const identity = await orNull(ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain })));
    const set = await orNull(
      ses.send(new GetConfigurationSetCommand({ ConfigurationSetName: configurationSet })),
    );
    const { Tokens = [], SigningHostedZone = 'dkim.amazonses.com' } = identity?.DkimAttributes ?? {};
    return {
      hasIdentity: identity !== null,
      isVerified: identity?.VerifiedForSendingStatus === true,
      hasConfigurationSet: set !== null,
      isInSandbox: account.ProductionAccessEnabled !== true,
      records: Tokens.map((token) => ({
        name: `${token}._domainkey`,
        target: `${token}.${SigningHostedZone}`,
      })),
    };
  } catch (error) {
    throw new Error(`SES in ${region} cannot be asked: ${awsProblem(error)}`, { cause: error });
  } finally {
    ses.destroy();
  }
}
