import type { Table } from '../../model/Entity';
import { functionVariables } from '../../model/functionVariables';
import { env } from './env';

/** Returns the name that a table has in AWS, from the Lambda function's environment variables. */
export const tableName = (table: Table): string => env(functionVariables.tables[table]);
