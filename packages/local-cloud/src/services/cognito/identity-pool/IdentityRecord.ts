export interface IdentityRecord {
  /** Id of the identity in the form `<region>:<uuid>`. */
  id: string;
  /** The `sub` of the identity's user; null for a guest. */
  sub: string | null;
}
