import { type Context, util } from '@aws-appsync/utils';
import { type Caller, callerOf, type Identity } from '../../model/access';
import type { Table } from '../../model/Entity';
import type { ErrorType, InvalidInputInfo } from '../../model/errors';

/** A stored item, or what becomes one. */
export type Item = Record<string, unknown>;

/** Who calls this field, from the verified identity alone. */
export function getCaller(ctx: Context): Caller {
  return callerOf(ctx.identity as Identity | null, `${ctx.env.publishingRole}`, `${ctx.env.clientArea}`);
}

/** What the parent's resolver answered, unlisted attributes included. */
export function getSource(ctx: Context): Item {
  return (ctx.source ?? {}) as Item;
}

/** The data source's answer; what it could not do is reported without its internals. */
export function resultOrFail<Result>(ctx: Context): Result {
  if (ctx.error) util.error('The request could not be completed. Please try again.', 'InternalFailure');
  return ctx.result as Result;
}

/** The physical name of a table, for transactions and batch reads. */
export function tableName(ctx: Context, name: Table): string {
  return `${ctx.env[`${name}Table`]}`;
}

/** The one way to refuse. The message is for developers; people see a text chosen by the type. */
export function fail(type: ErrorType, message: string, info?: InvalidInputInfo): never {
  return util.error(message, type, null, info ?? null);
}

/** Refuses a value, naming the argument and the rule it broke. */
export function invalid(field: string, rule: string): never {
  return fail('InvalidInput', `${field}: ${rule}`, { field, rule });
}
