export interface IdentityRecord {
  /** `<region>:<uuid>` */
  id: string;
  /** The pool's user it stands for; null for a guest. */
  sub: string | null;
}
