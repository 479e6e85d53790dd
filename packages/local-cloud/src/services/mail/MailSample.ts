import type { CapturedMail } from './Mailbox';

/** An example of a mail that the stack can send. The developer page shows it; it was not sent. */
export interface MailSample extends Pick<CapturedMail, 'subject' | 'text' | 'html'> {
  /** On which occasions the mail is sent, if the sender names them. */
  occasions?: readonly string[];
}
