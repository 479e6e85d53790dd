import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';

/** A mail that was sent, as the developer's page and tests read it. */
export interface CapturedMail {
  from: string;
  /** Several emails are joined by `, `. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 */
  at: string;
}

/** All captured mail of this copy, stored below `<data>/mail`. None leaves the machine. */
export class Mailbox {
  private readonly journal: JournalFile<CapturedMail>;
  private readonly mails: CapturedMail[];

  constructor(data: string) {
    this.journal = new JournalFile(join(data, 'mail', 'mails.jsonl'));
    this.mails = this.journal.read().reverse();
  }

  deliver(mail: Omit<CapturedMail, 'at'>): void {
    const captured = { ...mail, at: new Date().toISOString() };
    this.journal.append(captured);
    this.mails.unshift(captured);
  }

  /** Newest first; with an email, only the mail to it. */
  list(email?: string): CapturedMail[] {
    return email === undefined ? this.mails : this.mails.filter(({ to }) => to.includes(email));
  }
}
