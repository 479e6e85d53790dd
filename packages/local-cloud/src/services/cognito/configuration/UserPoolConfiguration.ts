import type { AttributeSchema } from './attributes/AttributeSchema';
import type { ClientConfiguration } from './ClientConfiguration';
import type { GroupConfiguration } from './GroupConfiguration';
import type { MailTemplate } from './MailTemplate';
import type { PasswordPolicy } from './PasswordPolicy';
import type { Triggers } from './Triggers';

/** Configuration of a Cognito user pool, as the template declares it. */
export interface UserPoolConfiguration {
  id: string;
  arn: string;
  passwordPolicy: PasswordPolicy;
  /** Whether users sign in with their email address. The username is then the user's `sub`. */
  emailIsUsername: boolean;
  caseSensitive: boolean;
  /** Whether the user pool verifies email addresses by sending codes. */
  verifiesEmail: boolean;
  /** Whether a changed email address takes effect only after the user has confirmed it with a code. */
  keepsEmailUntilVerified: boolean;
  onlyAdministratorsCreate: boolean;
  recoversByEmail: boolean;
  schema: Map<string, AttributeSchema>;
  clients: Map<string, ClientConfiguration>;
  groups: Map<string, GroupConfiguration>;
  triggers: Triggers;
  verificationMail: MailTemplate;
  invitationMail: MailTemplate;
}
