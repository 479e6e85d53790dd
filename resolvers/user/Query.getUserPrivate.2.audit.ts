import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/** Writes an audit entry that says who has read the talent's contact data. Skipped if it was the talent. */
export function request(ctx: Context<{ sub: string }>) {
  return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
