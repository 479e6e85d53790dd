import type { CapturedMail } from './Mailbox';

/** An example of a mail that the stack can send. The developer page shows it; it was not sent. */
export type MailSample = Pick<CapturedMail, 'subject' | 'text' | 'html'>;
