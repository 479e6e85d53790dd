import type { Table } from '../../../model/Entity';

export interface SeedEnvironment {
  tables: Record<Table, string>;
  userPoolId: string;
  stage: string;
}

/** Throws when the variable is missing, so that nothing is written to a table called "undefined". */
function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** The tables, the user pool and the stage that the stack passes in environment variables. */
export function readEnvironment(): SeedEnvironment {
  return {
    tables: {
      Talent: requireVariable('TALENT_TABLE'),
      OpenJob: requireVariable('OPEN_JOB_TABLE'),
      Conversation: requireVariable('CONVERSATION_TABLE'),
      Catalog: requireVariable('CATALOG_TABLE'),
      Insight: requireVariable('INSIGHT_TABLE'),
    },
    userPoolId: requireVariable('USER_POOL_ID'),
    stage: requireVariable('STAGE'),
  };
}
