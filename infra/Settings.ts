import type { Stage } from '../model/stages';
import type { MailAddress } from './MailAddress';

/** Settings of one deployment, read from the CDK context (for example `-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /**
   * Whether the client area is open, where members of organizations and consultants work on their own jobs
   * (decision T31).
   */
  clientArea: 'open' | 'closed';
  /** The sender of all mail. Without one, no mail is sent except that of the user pool, which Cognito itself sends. */
  mailSender: MailAddress | null;
  /** The mail address to which every alarm is sent; undefined if alarms are only shown in CloudWatch. */
  alarmAddress?: string;
  /**
   * The monthly budget of the AWS account, in US dollars. When the cost exceeds it, the alarm address gets a
   * mail. Undefined for no budget.
   */
  monthlyBudget?: number;
  sentryDsn?: string;
  analyticsId?: string;
}
