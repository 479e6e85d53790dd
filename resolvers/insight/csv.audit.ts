import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resultOrFail';
import { auditEntry } from '../lib/auditEntry';

/** Who takes which data away is written down before it is handed over. */
export function request(ctx: Context) {
  return auditEntry({ ...ctx.stash.audit, actor: ctx.stash.who.sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
