import type { Reaction, SesAccount } from './SesAccount';

/**
 * The people who get the captured mail. Some of them do not exist, and some report mail as spam, if the developer
 * page says so. As SES does, it sends no more mail to them if the configuration set says so, and computes
 * the rates of bounces and complaints among what was sent, since the start of the local cloud.
 */
export class Recipients {
  private readonly reactions = new Map<string, Reaction>();
  private readonly suppressed = new Set<string>();
  private sent = 0;
  private readonly counts = { BOUNCE: 0, COMPLAINT: 0 };

  constructor(private readonly ses: Pick<SesAccount, 'suppressedReasons'>) {}

  /** Sets what a recipient does with mail from now on; null for reading it. */
  react(email: string, reaction: Reaction | null): void {
    if (reaction === null) this.reactions.delete(email);
    else this.reactions.set(email, reaction);
  }

  /** Sends a mail to a recipient. Returns whether it arrives. */
  receive(email: string): boolean {
    if (this.suppressed.has(email)) return false;
    this.sent += 1;
    const reaction = this.reactions.get(email);
    if (!reaction) return true;
    this.counts[reaction] += 1;
    if (this.ses.suppressedReasons.has(reaction)) this.suppressed.add(email);
    return reaction === 'COMPLAINT';
  }

  /** The parts of the sent mail that bounced and that were reported as spam, from 0 to 1; null before any mail. */
  get rates(): { bounces: number; complaints: number } | null {
    const { BOUNCE, COMPLAINT } = this.counts;
    return this.sent === 0 ? null : { bounces: BOUNCE / this.sent, complaints: COMPLAINT / this.sent };
  }
}
