export interface IdentityRecord {
  /** `<region>:<uuid>` */
  id: string;
  /** The sub of its user; null for a guest. */
  sub: string | null;
}
