import type { AttributeSchema } from './attributes/AttributeSchema';
import type { ClientConfiguration } from './ClientConfiguration';
import type { GroupConfiguration } from './GroupConfiguration';
import type { MailTemplate } from './MailTemplate';
import type { PasswordPolicy } from './PasswordPolicy';
import type { Triggers } from './Triggers';

/** A user pool as the template describes it. */
export interface UserPoolConfiguration {
  id: string;
  arn: string;
  passwordPolicy: PasswordPolicy;
  /** People sign in by their address; their user name is then their sub. */
  emailIsUsername: boolean;
  caseSensitive: boolean;
  /** The pool verifies addresses by sending codes. */
  verifiesEmail: boolean;
  /** A changed address takes effect only when its code arrives. */
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
