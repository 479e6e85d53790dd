import type { Table } from '../../model/Entity';
import { functionVariables } from '../../model/functionVariables';
import { env } from './env';

/** The physical name of a table, from this function's environment. */
export const tableName = (table: Table): string => env(functionVariables.tables[table]);
