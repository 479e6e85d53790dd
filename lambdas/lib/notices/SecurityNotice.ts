import type { MailLanguage } from '../../../model/mailLanguage';

interface Change {
  userId: string;
  /** Distinguishes this change from others of the same person: what has the same mark is mailed once. */
  mark: string;
}

/**
 * A queued mail about a change of somebody's access. The one about a new address goes to the address that the account
 * had before, because the person who has changed it reads the new one.
 */
export type SecurityNotice =
  | (Change & { security: 'EMAIL_CHANGED'; to: string; name: string; language: MailLanguage })
  | (Change & { security: 'PASSWORD_CHANGED' });
