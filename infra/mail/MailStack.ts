import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { mailNames } from './mailNames';

interface MailStackProps extends StackProps {
  domain: string;
  /** Whether the account has an identity of the domain that another hand has created: it is used as it is. */
  hasIdentity: boolean;
}

/**
 * What all stages of an account and region that send mail from a domain share: its identity in SES, and the
 * configuration set, with which SES sends no more mail to an address whose mail has bounced or whose owner has
 * reported mail as spam. The stack is deployed before the stages, because Cognito creates no user pool for an
 * identity that is not verified (docs/adr/0140).
 */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { domain, hasIdentity, ...props }: MailStackProps) {
    super(scope, id, props);
    const configurationSet = new ConfigurationSet(this, 'Configuration', {
      configurationSetName: mailNames(domain).configurationSet,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    if (hasIdentity) return;
    new EmailIdentity(this, 'Domain', { identity: Identity.domain(domain), configurationSet });
  }
}
