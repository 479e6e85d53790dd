import { CfnOutput, Fn } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { MailAddress } from '../MailAddress';

/**
 * The sender's domain in SES. SES signs its mail with DKIM after the three DNS records of the stack output
 * `MailDnsRecords` have been created. SES sends no more mail to an address whose mail has bounced or whose
 * owner has reported mail as spam.
 */
export class MailIdentity extends Construct {
  readonly sender: MailAddress;
  readonly configurationSet: ConfigurationSet;
  private readonly identity: EmailIdentity;

  constructor(scope: Construct, id: string, { sender }: { sender: MailAddress }) {
    super(scope, id);
    this.sender = sender;
    this.configurationSet = new ConfigurationSet(this, 'Configuration', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(sender.domain),
      configurationSet: this.configurationSet,
    });
    const records = this.identity.dkimRecords.map(({ name, value }) => Fn.join(' CNAME ', [name, value]));
    new CfnOutput(Stack.of(this), 'MailDnsRecords', { value: Fn.join('; ', records) });
  }

  /**
   * Allows a function or role to send mail from addresses of the domain. SES requires permission for the
   * domain and for its configuration set.
   */
  grant(grantee: IGrantable): void {
    this.identity.grantSendEmail(grantee);
    const { configurationSetName } = this.configurationSet;
    const resources = [
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSetName,
      }),
    ];
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['ses:SendEmail', 'ses:SendRawEmail'], resources }),
    );
  }
}
