import { type Context, runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { diffFields } from '../job/lib/diffFields';
import { type Item, resultOrFail } from '../lib/resolver';
import { auditEntry } from '../lib/write/auditEntry';
import { inputOfBenefit } from './lib/benefit';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

interface Args {
  input: Item & { id: string; entryId?: string };
}

/**
 * Computes the changed values, and puts them into the stash beside the stored benefit. Writes an audit entry if
 * an organization changes its published benefit, because no administrator reviews that, or if an administrator
 * takes such an edit back. Only administrators publish; others ask for it.
 */
export function request(ctx: Context<Args>) {
  const { id, isReviewRequested, ...input } = inputOfBenefit(ctx);
  const { before, names } = ctx.prev.result as { before: Item; names: Item };
  const who = ctx.stash.who as Caller;
  const written: Item = { ...input, ...names };
  const review = deriveBenefitReview(before, { ...before, ...written }, { ...input, isReviewRequested }, who);
  const values: Item = { ...written, ...review };
  ctx.stash.change = { before, values };
  const changes = diffFields(before, values);
  const about = { actor: who.sub, subject: `${id}`, changes };
  if (ctx.stash.edit)
    return auditEntry({ ...about, action: 'takeBackBenefitEdit', detail: ctx.args.input.entryId });
  const isUnseen = who.isAdmin || before.isDraft === true || changes.length === 0;
  return isUnseen ? runtime.earlyReturn(null) : auditEntry({ ...about, action: 'editPublicBenefit' });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
