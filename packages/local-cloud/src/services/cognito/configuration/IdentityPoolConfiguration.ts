export interface IdentityPoolConfiguration {
  id: string;
  allowsGuests: boolean;
  /** Ids of the user pool's app clients whose ID tokens the identity pool accepts. */
  clientIds: Set<string>;
  guestRoleArn: string | null;
  authenticatedRoleArn: string | null;
}
