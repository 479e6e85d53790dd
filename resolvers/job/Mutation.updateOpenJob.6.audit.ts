import { type Context, runtime } from '@aws-appsync/utils';
import { type Item, resultOrFail } from '../lib/resolver';
import { isPublic } from '../../model/visibility/isPublic';
import { auditEntry } from '../lib/write/auditEntry';
import { diffFields } from './lib/diffFields';

/**
 * Writes an audit entry in two cases: if a client or consultant changes a public job, because no
 * administrator reviews that; and if an administrator changes the owners of a job, because owners read the
 * job's conversations.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  const { job, values } = ctx.stash.change as { job: Item; values: Item };
  const { sub, isAdmin } = ctx.stash.who;
  const changes = diffFields(job, values);
  const logged = isAdmin ? changes.filter(({ field }) => field === 'owners') : changes;
  if ((!isAdmin && !isPublic(job)) || logged.length === 0) runtime.earlyReturn(null);
  const action = isAdmin ? 'changeJobOwners' : 'editPublicJob';
  return auditEntry({ actor: sub, action, subject: ctx.args.input.id, changes: logged });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
