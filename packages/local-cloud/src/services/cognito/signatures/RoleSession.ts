/**
 * An IAM role session for which temporary AWS credentials are issued. It is encoded in the session token of
 * the credentials.
 */
export interface RoleSession {
  roleArn: string;
  sessionName: string;
  /**
   * Time at which the credentials expire, in milliseconds since 1970. Null for the credentials of Lambda functions,
   * which do not expire.
   */
  expiresAt: number | null;
  identity: {
    poolId: string;
    id: string;
    type: 'authenticated' | 'unauthenticated';
    /**
     * Identity provider of a signed-in user, in the format of AppSync's `cognitoIdentityAuthProvider`; null for
     * guests.
     */
    provider: string | null;
  } | null;
}
