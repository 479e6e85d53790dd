import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import { toUpdate, updatedOrFail, withCondition } from '../lib/write/record';
import type { StoredRow } from '../lib/resolver';
import { benefitListKey, projectBenefit } from './lib/benefit';
import { step } from '../lib/operation';

export const writeBenefit = step('Catalog', {
  /**
   * Changes a benefit, on the condition that it has not changed since it was read. The list in which it appears
   * (`listKey`: published or drafts) changes with `isDraft`. `editedAt` is the time of the last edit by the organization
   * while the benefit was published; administrators get a notice of it.
   */
  request(ctx: Context<{ input: { id: string } }>) {
    const { before, values } = ctx.stash.change as { before: StoredRow; values: StoredRow };
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

  response(ctx: Context) {
    return projectBenefit(updatedOrFail(ctx), ctx.stash.who.isAdmin ? 'admin' : 'client');
  },
});
