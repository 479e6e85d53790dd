import { type Context, runtime, util } from '@aws-appsync/utils';
import { isPublic } from '../../model/visibility/isPublic';
import { resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import type { Item } from '../lib/Item';
import { differenceOf } from './lib/differenceOf';
import { jobState } from './lib/jobState';
import { named } from './lib/jobReferences';

interface Args {
  input: Item & { id: string };
}

/**
 * Computes the changed job; publishing and closing set their times. A public job is not reviewed again, so
 * changes by its organization and consultants are written to the audit log first.
 * Changes of owners by administrators are logged for drafts too: owners read the job's conversations.
 */
export function request(ctx: Context<Args>) {
  const { id, ...input } = ctx.stash.input as Args['input'];
  const { job, found } = ctx.prev.result as { job: Item; found: Item };
  const values = named(input, found);
  const state = jobState(job, { ...job, ...values }, util.time.nowISO8601());
  ctx.stash.change = { job, values: { ...values, ...state } };
  const { sub, isAdmin } = ctx.stash.who;
  const changes = differenceOf(job, { ...values, ...state });
  const logged = isAdmin ? changes.filter(({ field }) => field === 'owners') : changes;
  if ((!isAdmin && !isPublic(job)) || logged.length === 0) runtime.earlyReturn(ctx.stash.change);
  const action = isAdmin ? 'changeJobOwners' : 'editPublicJob';
  return auditEntry({ actor: sub, action, subject: id, changes: logged });
}

export function response(ctx: Context<Args>) {
  resultOrFail(ctx);
  return ctx.stash.change as Item;
}
