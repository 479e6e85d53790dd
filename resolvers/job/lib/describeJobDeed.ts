import type { Deed } from '../../../model/Deed';
import { isPublic } from '../../../model/visibility/isPublic';
import { wasPublic } from '../../../model/visibility/wasPublic';
import type { StepContext } from '../../lib/operation';
import type { JobChangeStash } from './JobChangeStash';
import { diffFields } from './diffFields';
import { publicationDeed } from './publicationDeed';
import { stateAction } from './stateAction';

/**
 * Returns what the audit log says about a changed job:
 * - an administrator takes an edit back;
 * - a client or consultant changes a public job, because no administrator reviews that; of a job that was public,
 *   its title, which those who keep it or applied to it go on seeing;
 * - an administrator publishes, returns or closes it; of a job that hides its organization with the reason;
 * - an administrator changes its owners, who read its conversations.
 *
 * Of any other change, it names the fields.
 */
export function describeJobDeed(
  ctx: StepContext<{ input: { entryId?: string } }, JobChangeStash>,
): Partial<Deed> {
  const { job, values } = ctx.stash.change;
  const fields = diffFields(job, values).map(({ field }) => field);
  if (ctx.stash.edit) return { action: 'takeBackJobEdit', detail: ctx.args.input.entryId, fields };
  const seen = isPublic(job) ? fields : fields.filter((field) => field === 'title' && wasPublic(job));
  const { isAdmin } = ctx.stash.who;
  if (!isAdmin && seen.length > 0) return { action: 'editPublicJob', fields: seen };
  const after = { ...job, ...values };
  const action = isAdmin ? stateAction(job, after) : null;
  if (action) return { ...publicationDeed(action, after), fields };
  return isAdmin && fields.includes('owners') ? { action: 'changeJobOwners', fields } : { fields };
}
