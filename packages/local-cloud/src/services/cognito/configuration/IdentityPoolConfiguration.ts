export interface IdentityPoolConfiguration {
  id: string;
  allowsGuests: boolean;
  /** Ids of the app clients whose ID tokens it takes. */
  clientIds: Set<string>;
  guestRoleArn: string | null;
  authenticatedRoleArn: string | null;
}
