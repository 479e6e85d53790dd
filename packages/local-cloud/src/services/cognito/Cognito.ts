import type { Authenticator } from '../../Authenticator';
import type { Service } from '../../Service';
import type { Credentials } from './signatures/CredentialMint';

export interface Cognito {
  /** To be mounted at `/cognito-idp`. */
  userPool: Service;
  /** To be mounted at `/cognito-identity`. */
  identityPool: Service;
  authenticator: Authenticator;
  /**
   * Credentials of a role of the stack for a function's environment: the same on every start, without end.
   * @throws by name when the stack has no such role
   */
  roleCredentials(roleArn: string, sessionName: string): Credentials;
  /**
   * Expires the codes mailed to this email.
   * @returns false when no user has this email
   */
  expireCodes(email: string): Promise<boolean>;
}
