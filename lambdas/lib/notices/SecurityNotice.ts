import type { MailLanguage } from '../../../model/mailLanguage';

/**
 * A queued mail about a change of somebody's access. It goes to the address that the account had before, because
 * the person who has changed it reads the new one.
 */
export interface SecurityNotice {
  security: 'EMAIL_CHANGED' | 'PASSWORD_RESET';
  userId: string;
  to: string;
  name: string;
  language: MailLanguage;
  /** Distinguishes this change from others of the same person; a repeated delivery has the same. */
  mark: string;
}
