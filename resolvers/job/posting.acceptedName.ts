import { type Context, runtime } from '@aws-appsync/utils';
import { auditEntry } from '../lib/write/auditEntry';
import { resultOrFail } from '../lib/resolver';
import type { Posting } from './lib/Posting';

/**
 * Writes an audit entry if the writer confirmed that texts reveal the hidden organization's name: who, and in
 * which fields.
 */
export function request(ctx: Context) {
  const fields = (ctx.stash.acceptedFields ?? []) as string[];
  if (fields.length === 0) return runtime.earlyReturn(null);
  const { actor, id } = ctx.stash.posting as Posting;
  return auditEntry({ actor, action: 'publishHiddenName', subject: id, detail: fields.join(' ') });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
