import { type Context, runtime } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { stateAction } from './lib/stateAction';

/** Writes an audit entry if the new job is public from the start. */
export function request(ctx: Context) {
  const { id, values, who } = ctx.stash;
  const action = stateAction({}, values);
  if (!action) return runtime.earlyReturn(null);
  return auditEntry({ actor: who.sub, action, subject: id });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
