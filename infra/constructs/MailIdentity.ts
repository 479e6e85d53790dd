import { Stack } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { mailNames } from '../mail/mailNames';
import type { MailAddress } from '../MailAddress';

/** The sender's domain in SES, which the mail stack has created (`infra/mail`), with its configuration set. */
export class MailIdentity extends Construct {
  readonly sender: MailAddress;
  readonly configurationSetName: string;

  constructor(scope: Construct, id: string, { sender }: { sender: MailAddress }) {
    super(scope, id);
    this.sender = sender;
    this.configurationSetName = mailNames(sender.domain).configurationSet;
  }

  /**
   * Allows a function or role to send mail from addresses of the domain. SES requires permission for the
   * domain and for its configuration set.
   */
  grant(grantee: IGrantable): void {
    EmailIdentity.fromEmailIdentityName(this, 'Domain', this.sender.domain).grantSendEmail(grantee);
    const resources = [
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: this.configurationSetName,
      }),
    ];
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['ses:SendEmail', 'ses:SendRawEmail'], resources }),
    );
  }
}
