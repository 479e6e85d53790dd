import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { AuditAction } from '../../model/auditActions';
import type { Caller } from '../../model/access';
import { diffFields } from '../job/lib/diffFields';
import { type Item, resultOrFail } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { inputOfBenefit } from './lib/benefit';
import { benefitStateAction } from './lib/benefitStateAction';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

interface Args {
  input: Item & { id: string; entryId?: string };
}

/** The fields whose values the log keeps when an administrator publishes, returns or closes a benefit. */
const STATE = ['isDraft', 'reviewNote', 'reviewRequestedAt'];

/**
 * Computes the changed values, and puts them into the stash beside the stored benefit. Writes audit entries:
 * - if an organization changes its published benefit, because no administrator reviews that;
 * - if an administrator takes such an edit back;
 * - if an administrator publishes, returns or closes a benefit, or changes other fields of a published one.
 * Only administrators publish; others ask for it.
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
  const entries: { action: AuditAction; changes: typeof changes; detail?: string }[] = [];
  const isPublished = before.isDraft !== true;
  if (ctx.stash.edit) {
    entries.push({ action: 'takeBackBenefitEdit', changes, detail: ctx.args.input.entryId });
  } else if (who.isAdmin) {
    const action = benefitStateAction(before, { ...before, ...values });
    if (action) entries.push({ action, changes: changes.filter(({ field }) => STATE.includes(field)) });
    const others = changes.filter(({ field }) => !STATE.includes(field));
    if (isPublished && others.length > 0) entries.push({ action: 'changeBenefit', changes: others });
  } else if (isPublished && changes.length > 0) {
    ctx.stash.isEditOfOrganization = true;
    entries.push({ action: 'editPublicBenefit', changes });
  }
  if (entries.length === 0) return runtime.earlyReturn(null);
  const about = { actor: who.sub, subject: `${id}` };
  return transactWrite({ items: entries.map((entry) => auditWrite(ctx, { ...about, ...entry })) });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
