import { type Context, runtime } from '@aws-appsync/utils';
import { auditEntry } from '../lib/write/auditEntry';
import { resultOrFail } from '../lib/resolver';
import type { Posting } from './lib/Posting';

/**
 * If the texts to be published reveal the hidden organization's name and the writer confirmed this, writes
 * an audit entry with the writer and the fields that contain the name.
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
