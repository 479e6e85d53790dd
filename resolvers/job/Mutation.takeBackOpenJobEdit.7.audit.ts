import type { Context } from '@aws-appsync/utils';
import { type Item, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { diffFields } from './lib/diffFields';

/** Logs that an administrator has taken back an edit, and which values the job gets. */
export function request(ctx: Context<{ input: { id: string; entryId: string } }>) {
  const { job, values } = ctx.stash.change as { job: Item; values: Item };
  const { id, entryId } = ctx.args.input;
  return auditEntry({
    actor: ctx.stash.who.sub,
    action: 'takeBackJobEdit',
    subject: id,
    detail: entryId,
    changes: diffFields(job, values),
  });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
