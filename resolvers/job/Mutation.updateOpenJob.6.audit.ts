import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { type Item, resultOrFail } from '../lib/resolver';
import { isPublic } from '../../model/visibility/isPublic';
import { wasPublic } from '../../model/visibility/wasPublic';
import { auditWrite } from '../lib/write/auditEntry';
import { diffFields } from './lib/diffFields';
import { stateAction } from './lib/stateAction';

/** The fields whose values the log keeps when an administrator publishes, returns or closes a job. */
const STATE = ['isPublic', 'isDraft', 'reviewNote'];

/**
 * Writes audit entries about a changed job:
 * - if a client or consultant changes a public job, because no administrator reviews that; of a job that was public,
 *   only if its title changes, which those who keep it or applied to it go on seeing;
 * - if an administrator publishes, returns or closes a job;
 * - if an administrator changes the owners of a job, because owners read the job's conversations.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  const { job, values } = ctx.stash.change as { job: Item; values: Item };
  const { sub, isAdmin } = ctx.stash.who;
  const changes = diffFields(job, values);
  const about = { actor: sub, subject: ctx.args.input.id };
  const entries = [];
  const seen = isPublic(job) ? changes : changes.filter(({ field }) => field === 'title' && wasPublic(job));
  if (!isAdmin && seen.length > 0) {
    ctx.stash.isEditOfPublicJob = true;
    entries.push(auditWrite(ctx, { ...about, action: 'editPublicJob', changes: seen }));
  }
  const action = isAdmin ? stateAction(job, { ...job, ...values }) : null;
  if (action) {
    const state = changes.filter(({ field }) => STATE.includes(field));
    entries.push(auditWrite(ctx, { ...about, action, changes: state }));
  }
  const owners = isAdmin ? changes.filter(({ field }) => field === 'owners') : [];
  if (owners.length > 0)
    entries.push(auditWrite(ctx, { ...about, action: 'changeJobOwners', changes: owners }));
  if (entries.length === 0) return runtime.earlyReturn(null);
  return transactWrite({ items: entries });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
