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
  /** Users sign in with their email; their username is then their sub. */
  emailIsUsername: boolean;
  caseSensitive: boolean;
  /** The pool verifies emails by sending codes. */
  verifiesEmail: boolean;
  /** A changed email takes effect only when it is confirmed by its code. */
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
