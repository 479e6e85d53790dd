import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/**
 * A request to the function migrate-data. Operators send it with `npm run migrate`, and the function sends it
 * to itself when its time runs out.
 */
export interface MigrateRequest {
  action: 'migrate';
  /**
   * The CloudFormation event of the deployment that waits for the migration to end; undefined if none waits.
   */
  deployment?: CloudFormationCustomResourceEvent;
  /** The number of the current call of the function, from 1. A long migration needs several calls. */
  calls?: number;
}
