import type { Context } from '@aws-appsync/utils';
import type { Table } from '../../model/Entity';

/** The physical name of a table, for transactions and batch reads. */
export function table(ctx: Context, name: Table): string {
  return `${ctx.env[`${name}Table`]}`;
}
