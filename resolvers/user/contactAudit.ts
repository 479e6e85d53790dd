import { type Context, runtime } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';

/**
 * Writes an audit entry if an administrator changes a talent's contact data. The response also shows these
 * data to the administrator; that has no entry of its own.
 */
export function request(ctx: Context<{ input: { sub: string } }>) {
  const { who } = ctx.stash;
  const { sub } = ctx.args.input;
  if (who.sub === sub) return runtime.earlyReturn(ctx.prev.result);
  return auditEntry({ actor: who.sub, action: 'changeContact', subject: sub });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.prev.result;
}
