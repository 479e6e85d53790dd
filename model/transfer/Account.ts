/**
 * An account of the user pool, as a backup contains it. It has no password, because nobody can read passwords
 * from the pool.
 */
export interface Account {
  sub: string;
  /**
   * The attributes of the user, except `sub`. The user pool chooses a new sub when the account is restored.
   */
  attributes: Record<string, string>;
  /** Whether the person was invited and has never signed in. */
  isInvited: boolean;
  isEnabled: boolean;
  isAdmin: boolean;
}
