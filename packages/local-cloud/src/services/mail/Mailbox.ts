import { join } from 'node:path';
import { JournalFile } from '../../storage/JournalFile';

/** A mail that was sent, as the developer's page and tests read it. */
export interface CapturedMail {
  from: string;
  /** Several addresses are joined by `, `. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 */
  at: string;
}

/** Every mail of this copy of the cloud: none leaves the machine. Kept below `<data>/mail`. */
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

  /** Newest first; those to one address alone when it is given. */
  list(address?: string): CapturedMail[] {
    return address === undefined ? this.mails : this.mails.filter(({ to }) => to.includes(address));
  }
}
