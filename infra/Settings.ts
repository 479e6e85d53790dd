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
  /** The mail address that gets every alarm; undefined if alarms are only shown in CloudWatch. */
  alarmAddress?: string;
  /** The costs per month, in US dollars, at which the alarm address gets a mail; undefined for no such mail. */
  monthlyBudget?: number;
  sentryDsn?: string;
  analyticsId?: string;
}
