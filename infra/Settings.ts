import type { Stage } from '../model/stages';
import type { MailAddress } from './MailAddress';

/** Settings of one deployment, read from the CDK context (for example `-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /**
   * Whether the client area, where members of organizations and consultants work on their jobs, is open
   * (decision T31).
   */
  clientArea: 'open' | 'closed';
  /**
   * The sender of all mail. Null if none is set: in that case only the user pool sends mail, from an address
   * of Cognito.
   */
  mailSender: MailAddress | null;
  /** The mail address that alarms are sent to; undefined if they are only shown in CloudWatch. */
  alarmAddress?: string;
  /**
   * The monthly budget of the AWS account, in US dollars; undefined for no budget. The alarm address gets a
   * mail when the cost exceeds it, and when AWS forecasts that it will.
   */
  monthlyBudget?: number;
  /** The host name of the site, such as `enishi.example.com`; undefined for the name of the distribution. */
  domain?: string;
  /** The ARN of the certificate of the domain, in us-east-1. There is one exactly when there is a domain. */
  certificate?: string;
  /**
   * The hosts under which people reach the web app, joined with commas: the domain and those of the setting. Texts of
   * jobs may link to them and to no other host.
   */
  siteHosts: string;
  /**
   * Whether the deployment builds and uploads the web app. With `none`, a web app that was uploaded earlier
   * stays as it is.
   */
  website: 'built' | 'none';
  /** The address (DSN) of a Sentry project, to which the web app reports errors; undefined to report none. */
  sentryDsn?: string;
  /**
   * The container of Google Tag Manager, to which the web app reports views of pages; undefined to report none.
   */
  analyticsId?: string;
  /**
   * The number under which the operator notified the ministry as a provider of information on recruitment
   * (特定募集情報等提供事業者の届出受理番号, 職業安定法第43条の2), for the footer; undefined before there is one.
   */
  recruitmentNotice?: string;
}
