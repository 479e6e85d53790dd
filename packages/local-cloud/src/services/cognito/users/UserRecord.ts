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
   * New email address that will replace the current one when the user confirms it with the code; null if there is
   * none.
   */
  pendingEmail: string | null;
  failedSignIns: { count: number; lastAt: number; lockedUntil: number };
  /** Times of the user's recent actions that have an hourly limit, by action and purpose (`codes:signUp`). */
  attempts: Record<string, number[]>;
}
