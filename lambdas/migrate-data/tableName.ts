import type { Table } from '../../model/Entity';
import { env } from '../lib/env';

const VARIABLES: Readonly<Record<Table, string>> = {
  Talent: 'TALENT_TABLE',
  OpenJob: 'OPEN_JOB_TABLE',
  Conversation: 'CONVERSATION_TABLE',
  Catalog: 'CATALOG_TABLE',
  Insight: 'INSIGHT_TABLE',
};

/** The physical name of a table. */
export const tableName = (table: Table): string => env(VARIABLES[table]);
