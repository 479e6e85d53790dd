import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/**
 * A request to migrate the data. Operators send it (`npm run migrate`), and so does a call of the function whose time
 * has run out.
 */
export interface MigrateRequest {
  action: 'migrate';
  /** The CloudFormation event of the deployment that waits for the migration's result. */
  deployment?: CloudFormationCustomResourceEvent;
  /** The number of the current call: a migration that takes long needs several calls of the function. */
  calls?: number;
}
