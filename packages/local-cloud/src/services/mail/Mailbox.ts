import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';
import type { Recipients } from './Recipients';

/**
 * A mail that the stack wanted to send and that was captured instead. The developer page and tests read it.
 */
export interface CapturedMail {
  from: string;
  /** Email addresses of the recipients, separated by `, `. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar that came with it (RFC 5545), if one did. */
  calendar?: string;
  /** The mail as it was sent (RFC 5322), a character for each byte; missing if only its parts were sent. */
  source?: string;
  /** Time at which the mail was captured, as ISO 8601 text. */
  at: string;
}

/** The mail that the local cloud has captured, stored below `<data>/mail`. No mail leaves the machine. */
export class Mailbox {
  private readonly journal: JournalFile<CapturedMail>;
  private readonly mails: CapturedMail[];

  /**
   * @param data the folder of the local cloud's data
   * @param recipients decide whether a mail arrives; without them, all mail arrives
   */
  constructor(
    data: string,
    private readonly recipients?: Pick<Recipients, 'receive'>,
  ) {
    this.journal = new JournalFile(join(data, 'mail', 'mails.jsonl'));
    this.mails = this.journal.read().reverse();
  }

  deliver(mail: Omit<CapturedMail, 'at'>): void {
    const to = mail.to.split(', ').filter((email) => this.recipients?.receive(email) ?? true);
    if (to.length === 0) return;
    const captured = { ...mail, to: to.join(', '), at: new Date().toISOString() };
    this.journal.append(captured);
    this.mails.unshift(captured);
  }

  /**
   * Returns the captured mail, newest first. With `email`, returns only the mail to exactly this address.
   */
  list(email?: string): CapturedMail[] {
    return email === undefined ? this.mails : this.mails.filter(({ to }) => to.split(', ').includes(email));
  }
}
