import type { Table } from '../../../model/Entity';

export interface SeedEnvironment {
  tables: Record<Table, string>;
  userPoolId: string;
  stage: string;
}

/** Throws, naming what is missing, rather than writing into a table called undefined. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** What the stack told this function about its surroundings. */
export function readEnvironment(): SeedEnvironment {
  return {
    tables: {
      Talent: required('TALENT_TABLE'),
      OpenJob: required('OPEN_JOB_TABLE'),
      Conversation: required('CONVERSATION_TABLE'),
      Catalog: required('CATALOG_TABLE'),
      Insight: required('INSIGHT_TABLE'),
    },
    userPoolId: required('USER_POOL_ID'),
    stage: required('STAGE'),
  };
}
