import type { MailSample } from '../mail/MailSample';
import type { SlackSample } from '../slack/SlackSample';

/** Functions that return an example of each text that the stack can send. */
export interface Samples {
  /** The mails of the stack's functions, then those of the user pool. */
  mails(): Promise<readonly MailSample[]>;
  slack(): Promise<readonly SlackSample[]>;
}
