import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { auditEntry } from '../lib/auditEntry';

export function request(ctx: Context<{ sub: string }>) {
  return auditEntry({ actor: ctx.stash.who.sub, action: 'readContact', subject: ctx.args.sub });
}

export function response(ctx: Context) {
  answered(ctx);
  return ctx.prev.result;
}
