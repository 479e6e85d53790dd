import type { Table } from '../../model/Entity';
import { env } from './env';

/** The physical name of a table, from this function's environment: `OPEN_JOB_TABLE` for OpenJob. */
export function tableName(table: Table): string {
  return env(`${table.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}_TABLE`);
}
