import type { PasswordRecord } from '../passwords/PasswordRecord';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export type CodePurpose = 'signUp' | 'reset' | 'email';

interface CodeRecord {
  code: string;
  expiresAt: number;
}

/** A user of the Cognito user pool. Times are in milliseconds since 1970. */
export interface UserRecord {
  sub: string;
  /** The user's `sub` in a pool whose users sign in with their email, otherwise the name that the user chose. */
  username: string;
  /**
   * Attributes of the user by name, without `sub`. If there is an `email`, `email_verified` is 'true' or
   * 'false'.
   */
  attributes: Record<string, string>;
  status: UserStatus;
  enabled: boolean;
  createdAt: number;
  modifiedAt: number;
  password: PasswordRecord | null;
  groups: string[];
  codes: Partial<Record<CodePurpose, CodeRecord>>;
  /**
   * The new email address that waits for confirmation with a code and then replaces the current one; null if
   * there is none.
   */
  pendingEmail: string | null;
  failedSignIns: { count: number; lastAt: number; lockedUntil: number };
  /**
   * Times of the user's recent actions, for the hourly limits. A key is an action and its purpose, such as
   * `codes:signUp`.
   */
  attempts: Record<string, number[]>;
}
