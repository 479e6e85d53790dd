import type { Stage } from '../model/stages';
import type { MailAddress } from './MailAddress';

/** Settings of one deployment, read from the CDK context (for example `-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /** Whether members of organizations and consultants may use the client area (decision T31). */
  clientArea: 'open' | 'closed';
  /** The sender of all mail. Without one, no mail is sent except that of the user pool, which Cognito itself sends. */
  mailSender: MailAddress | null;
  /** The mail address to which every alarm is sent; undefined if alarms are only shown in CloudWatch. */
  alarmAddress?: string;
  /**
   * The monthly cost of the AWS account, in US dollars, from which on the alarm address is warned by mail.
   * Undefined for no warning.
   */
  monthlyBudget?: number;
  sentryDsn?: string;
  analyticsId?: string;
}
