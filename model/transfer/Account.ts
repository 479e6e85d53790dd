/** A user of the user pool in a backup. Nobody can read passwords, so it has none. */
export interface Account {
  sub: string;
  /** Without `sub`, which the pool chooses. */
  attributes: Record<string, string>;
  /** Whether the person was invited and has never signed in. */
  isInvited: boolean;
  isEnabled: boolean;
  isAdmin: boolean;
}
