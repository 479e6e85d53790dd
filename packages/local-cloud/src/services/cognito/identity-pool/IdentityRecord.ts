export interface IdentityRecord {
  /** Id of an identity in the Cognito identity pool, in the form `<region>:<uuid>`. */
  id: string;
  /** The `sub` of the user who has this identity in the identity pool; null for a guest. */
  sub: string | null;
}
