import type { Authenticator, Claims, IamPrincipal } from '../../Authenticator';
import type { Service } from '../../Service';
import type { MailSample } from '../mail/MailSample';
import type { Credentials } from './signatures/CredentialMint';

export interface Cognito {
  /** The emulated Cognito user pool, to be mounted at `/cognito-idp`. */
  userPool: Service;
  /** The emulated Cognito identity pool, to be mounted at `/cognito-identity`. */
  identityPool: Service;
  authenticator: Authenticator;
  /**
   * Returns AWS credentials for a role of the stack, for the environment of a Lambda function. They do not
   * expire, and they are the same after a restart of the local cloud.
   * @throws Error that names the role when the stack does not have it
   */
  roleCredentials(roleArn: string, sessionName: string): Credentials;
  /**
   * Makes the confirmation codes of the user with the given email address expire now. For tests.
   * @returns false when no user has this email
   */
  expireCodes(email: string): Promise<boolean>;
  /**
   * Returns the caller that the person with this email address, or a guest (null), is for the API, without a password.
   * For the developer page. Null when nobody has this address or may sign in.
   */
  callerOf(email: string | null): Promise<Claims | IamPrincipal | null>;
  /** Returns an example of each mail that the user pool sends. */
  mailSamples(): readonly MailSample[];
}
