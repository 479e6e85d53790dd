import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import { toUpdate, updatedOrFail, withCondition } from '../lib/write/record';
import type { Item } from '../lib/resolver';
import { benefitListKey, projectBenefit } from './lib/benefit';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

interface Args {
  input: Item & { id: string };
}

/**
 * Changes a benefit, on the condition that it has not changed since it was read. The list in which it appears
 * (`listKey`: published or drafts) changes with `isDraft`. Only administrators publish; others ask for it.
 */
export function request(ctx: Context<Args>) {
  const { id, ...input } = ctx.args.input;
  const { before, names } = ctx.prev.result as { before: Item; names: Item };
  const written: Item = { ...input, ...names };
  const after: Item = { ...before, ...written };
  const values = { ...written, ...deriveBenefitReview(before, after, input, ctx.stash.who as Caller) };
  const listKey = benefitListKey(after);
  const still = { version: { eq: before.version } };
  const touch = { listKey, updatedAt: util.time.nowISO8601(), version: operations.increment(1) };
  return update({
    key: keyOf(EmployeeBenefit, id),
    update: { ...toUpdate(values, ['isReviewRequested']), ...touch },
    condition: withCondition(still, ctx.stash.asked),
  });
}

export function response(ctx: Context<Args>) {
  return projectBenefit(updatedOrFail(ctx), ctx.stash.who.isAdmin ? 'admin' : 'client');
}
