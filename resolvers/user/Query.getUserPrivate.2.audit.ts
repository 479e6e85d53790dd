import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/**
 * Writes an audit entry: that the caller has read this talent's contact data. Skipped if the talent has read them.
 */
export function request(ctx: Context<{ sub: string }>) {
  return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
