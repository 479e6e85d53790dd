import type { Stage } from '../model/stages';

/** What a deployment may choose; all by CDK context (`-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /** Opens the client area to members of organizations (decision T31). */
  clientArea: 'open' | 'closed';
  sentryDsn?: string;
  analyticsId?: string;
}
