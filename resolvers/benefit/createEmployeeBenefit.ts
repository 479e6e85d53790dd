import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { RateLimits } from '../../model/limits/RateLimits';
import type { Rows, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import type { BenefitStash } from './lib/BenefitStash';
import { benefitListKey, projectBenefit } from './lib/benefit';
import { benefitStateAction } from './lib/benefitStateAction';
import { deriveBenefitReview } from './lib/deriveBenefitReview';
import { readBenefitNames } from './readBenefitNames';

export const createEmployeeBenefit = operation('Mutation.createEmployeeBenefit', {
  grants: ['client', 'admin'],
  rate: RateLimits.benefit,
})
  .stash<BenefitStash>()
  .step('names', readBenefitNames)
  .step('write', 'Catalog', {
    /**
     * Stores a new benefit. It is a draft, unless an administrator's input sets `isDraft` to false. The input can
     * also ask for its publication.
     */
    request(ctx) {
      const { clientToken, isReviewRequested: _asked, ...input } = ctx.args.input;
      const id = ctx.stash.id;
      const values: StoredRow = {
        ...input,
        ...ctx.prev.result.names,
        isDraft: input.isDraft !== false,
      };
      const review = deriveBenefitReview({}, values, ctx.args.input, ctx.stash.who);
      const made = {
        __typename: 'EmployeeBenefit' as const,
        id,
        createdBy: ctx.stash.who.sub,
        createToken: clientToken,
      };
      const list = { type: 'EmployeeBenefit', listKey: benefitListKey(values), usedCount: 0 };
      const item: Rows['EmployeeBenefit'] = { ...stamp({ ...values, ...review }, made), ...list };
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
