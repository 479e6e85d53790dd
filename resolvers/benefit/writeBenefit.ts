import { util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { step, type StepContext } from '../lib/operation';
import { withCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail } from '../lib/write/record';
import type { BenefitStash } from './lib/BenefitStash';
import { benefitListKey, projectBenefit } from './lib/benefit';

export const writeBenefit = step('Catalog', {
  /**
   * Changes a benefit, on the condition that it has not changed since it was read. The list in which it appears
   * (`listKey`: published or drafts) changes with `isDraft`. `editedAt` is the time of the last edit by the organization
   * while the benefit was published; administrators get a notice of it.
   */
  request(ctx: StepContext<{ input: { id: string } }, BenefitStash>) {
    const { before, values } = ctx.stash.change;
    const listKey = benefitListKey({ ...before, ...values });
    const still = { version: { eq: before.version } };
    const now = util.time.nowISO8601();
    const edited = ctx.stash.isEditOfOrganization ? { editedAt: now } : {};
    const touch = { listKey, ...edited, updatedAt: now, version: operations.increment(1) };
    return update({
      key: keyOf(EmployeeBenefit, ctx.args.input.id),
      update: { ...toUpdate(values, []), ...touch },
      condition: withCondition(still, ctx.stash.asked),
    });
  },

  response(ctx) {
    return projectBenefit(
      updatedOrFail<Rows['EmployeeBenefit']>(ctx),
      ctx.stash.who.isAdmin ? 'admin' : 'client',
    );
  },
});
