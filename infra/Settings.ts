import type { Stage } from '../model/stages';

/** The settings of a deployment, from the CDK context (`-c stage=production`). */
export interface Settings {
  stage: Stage;
  region: string;
  /** `open` opens the client area to members of organizations and consultants (decision T31). */
  clientArea: 'open' | 'closed';
  sentryDsn?: string;
  analyticsId?: string;
}
