import type { Deed } from '../../model/Deed';
import type { Rows, Snapshot, StoredRow } from '../generated/types';
import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import { diffFields } from '../job/lib/diffFields';
import type { BenefitInput, BenefitStash } from './lib/BenefitStash';
import { inputOfBenefit } from './lib/benefit';
import { benefitStateAction } from './lib/benefitStateAction';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

/** The stored benefit, and what follows from the input. */
interface Named {
  before: Rows['EmployeeBenefit'];
  names: Snapshot<'EmployeeBenefit'>;
}

export const changeBenefit = step('None', {
  /**
   * Computes the changed values, and puts them into the stash beside the stored benefit, with what the audit log says:
   * - an administrator takes an edit back;
   * - an administrator publishes, returns or closes the benefit, or changes a published one;
   * - its organization changes a published one, because no administrator reviews that.
   *
   * Only administrators publish; others ask for it.
   */
  request(
    ctx: StepContext<{ input: BenefitInput & { entryId?: string } }, CommonStash & BenefitStash, Named>,
  ) {
    const { id: _id, isReviewRequested, ...input } = inputOfBenefit(ctx);
    const { before, names } = ctx.prev.result;
    const { who } = ctx.stash;
    const written: StoredRow = { ...input, ...names };
    const review = deriveBenefitReview(
      before,
      { ...before, ...written },
      { ...input, isReviewRequested },
      who,
    );
    const values: Snapshot<'EmployeeBenefit'> = { ...written, ...review };
    ctx.stash.change = { before, values };
    const fields = diffFields(before, values).map(({ field }) => field);
    const isPublished = before.isDraft !== true;
    const deed: Partial<Deed> = { fields };
    const state = who.isAdmin ? benefitStateAction(before, { ...before, ...values }) : null;
    if (ctx.stash.edit) {
      deed.action = 'takeBackBenefitEdit';
      deed.detail = ctx.args.input.entryId;
    } else if (state) {
      deed.action = state;
    } else if (isPublished && fields.length > 0) {
      deed.action = who.isAdmin ? 'changeBenefit' : 'editPublicBenefit';
    }
    ctx.stash.isEditOfOrganization = deed.action === 'editPublicBenefit';
    ctx.stash.deed = deed;
    return { payload: null };
  },

  response() {
    return null;
  },
});
