import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { auditEntry } from '../lib/auditEntry';

/** Who takes which data away is written down before it is handed over. */
export function request(ctx: Context) {
  return auditEntry({ ...ctx.stash.audit, actor: ctx.stash.who.sub });
}

export function response(ctx: Context) {
  answered(ctx);
  return null;
}
