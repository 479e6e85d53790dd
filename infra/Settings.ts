import type { Stage } from '../model/stages';

/** Settings of one deployment, read from the CDK context (for example `-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /** Whether members of organizations and consultants may use the client area (decision T31). */
  clientArea: 'open' | 'closed';
  sentryDsn?: string;
  analyticsId?: string;
}
