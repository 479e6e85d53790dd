import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/**
 * Writes an audit entry: who has read the contact data of which talent. Skipped if the talent has read them.
 */
export function request(ctx: Context<{ sub: string }>) {
  return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
