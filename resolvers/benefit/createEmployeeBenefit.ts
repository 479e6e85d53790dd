import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { readBenefitNames } from './readBenefitNames';
import type { Caller } from '../../model/access';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import type { StoredRow } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { benefitListKey, projectBenefit } from './lib/benefit';
import { benefitStateAction } from './lib/benefitStateAction';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

export const createEmployeeBenefit = operation('Mutation.createEmployeeBenefit', {
  grants: ['client', 'admin'],
  rate: RateLimits.benefit,
})
  .step('names', readBenefitNames)
  .step('write', 'Catalog', {
    /**
     * Stores a new benefit. It is a draft, unless an administrator's input sets `isDraft` to false. The input can
     * also ask for its publication.
     */
    request(ctx) {
      const { clientToken, isReviewRequested: _asked, ...input } = ctx.args.input;
      const id = `${ctx.stash.id}`;
      const values: StoredRow = { ...input, ...ctx.prev.result.names, isDraft: input.isDraft !== false };
      const review = deriveBenefitReview({}, values, ctx.args.input, ctx.stash.who as Caller);
      const made = {
        __typename: 'EmployeeBenefit',
        id,
        createdBy: `${ctx.stash.who.sub}`,
        createToken: clientToken,
      };
      const list = { type: 'EmployeeBenefit', listKey: benefitListKey(values), usedCount: 0 };
      const item: StoredRow = { ...stamp({ ...values, ...review }, made), ...list };
      ctx.stash.record = item;
      const action = benefitStateAction({}, item);
      if (action) ctx.stash.deed = { action };
      return putIfAbsent(EmployeeBenefit, item);
    },

    response(ctx) {
      const benefit = createdOrFail(ctx);
      return projectBenefit(benefit, ctx.stash.who.isAdmin ? 'admin' : 'client');
    },
  });
