/** What a deployment may choose; all by CDK context (`-c stage=production`). */
export interface Settings {
  /** `production` keeps data on deletion and ships no demo data. */
  stage: string;
  region: string;
  /** Opens the client area to members of organizations (decision T31). */
  clientArea: 'open' | 'closed';
  sentryDsn?: string;
  analyticsId?: string;
}
