import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What operators ask (`npm run migrate`), and what a call leaves to the next one when its time is up. */
export interface MigrateRequest {
  action: 'migrate';
  /** The deployment that waits for the end. */
  deployment?: CloudFormationCustomResourceEvent;
  /** How many calls there were before this one. */
  calls?: number;
}
