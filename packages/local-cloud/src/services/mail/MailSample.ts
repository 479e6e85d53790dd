import type { CapturedMail } from './Mailbox';

/** An example of a mail, which was not sent. */
export type MailSample = Pick<CapturedMail, 'subject' | 'text' | 'html'>;
