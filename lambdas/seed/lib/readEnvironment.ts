import type { Table } from '../../../model/Entity';
import { env } from '../needs';

export interface SeedEnvironment {
  tables: Record<Table, string>;
  userPoolId: string;
  stage: string;
  filesBucket: string;
}

/**
 * Reads the names of the tables, the bucket, the stage and the user pool from the environment variables of
 * the seed function.
 */
export function readEnvironment(): SeedEnvironment {
  return {
    tables: {
      Talent: env('TALENT_TABLE'),
      OpenJob: env('OPEN_JOB_TABLE'),
      Conversation: env('CONVERSATION_TABLE'),
      Catalog: env('CATALOG_TABLE'),
      Insight: env('INSIGHT_TABLE'),
    },
    userPoolId: env('USER_POOL_ID'),
    stage: env('STAGE'),
    filesBucket: env('FILES_BUCKET'),
  };
}
