import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** The request of operators (`npm run migrate`), or of a call that ran out of time to the next one. */
export interface MigrateRequest {
  action: 'migrate';
  /** The deployment that waits for the result. */
  deployment?: CloudFormationCustomResourceEvent;
  /** The number of calls before this one. */
  calls?: number;
}
