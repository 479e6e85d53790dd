export interface IdentityRecord {
  /** Id of the identity in the form `<region>:<uuid>`. */
  id: string;
  /** The `sub` of the user to whom the identity belongs; null for a guest. */
  sub: string | null;
}
