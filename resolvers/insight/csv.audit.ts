import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/** Writes an audit entry that says who exports which data. It is written before the export begins. */
export function request(ctx: Context) {
  return auditEntry({ ...ctx.stash.audit, actor: ctx.stash.who.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
