import type { PasswordRecord } from '../passwords/PasswordRecord';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export type CodePurpose = 'signUp' | 'reset' | 'email';

interface CodeRecord {
  code: string;
  expiresAt: number;
}

/** A user of the pool. Times in milliseconds. */
export interface UserRecord {
  sub: string;
  /** The sub where users sign in with their email, else the name they chose. */
  username: string;
  /** Without `sub`; `email_verified` is 'true' or 'false'. */
  attributes: Record<string, string>;
  status: UserStatus;
  enabled: boolean;
  createdAt: number;
  modifiedAt: number;
  password: PasswordRecord | null;
  groups: string[];
  codes: Partial<Record<CodePurpose, CodeRecord>>;
  /** A new email that replaces the old one once its code is confirmed. */
  pendingEmail: string | null;
  failedSignIns: { count: number; lastAt: number; lockedUntil: number };
  /** When limited things were done within the last hour, by name. */
  attempts: Record<string, number[]>;
}
