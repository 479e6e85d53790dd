/** The principal of temporary credentials. */
export interface RoleSession {
  roleArn: string;
  sessionName: string;
  /** Milliseconds; null where they are as long-lived as the function that holds them. */
  expiresAt: number | null;
  identity: {
    poolId: string;
    id: string;
    type: 'authenticated' | 'unauthenticated';
    /** Who vouched for a signed-in user, in AppSync's form; null for guests. */
    provider: string | null;
  } | null;
}
