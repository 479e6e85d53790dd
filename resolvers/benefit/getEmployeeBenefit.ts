import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { isIdOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getItem, getRecord } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { benefitUseKey, projectBenefit, viewerOfBenefit } from './lib/benefit';

export const getEmployeeBenefit = operation('Query.getEmployeeBenefit', { grants: ['signedIn'] })
  .stash<{ who: Caller }>()
  .step('benefit', 'Catalog', {
    /**
     * Reads a benefit by its id. Null for a draft, except for administrators and the organization that offers the
     * benefit.
     */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      if (!isIdOf(EmployeeBenefit, ctx.args.id)) runtime.earlyReturn(null, { skipTo: 'END' });
      return getRecord(EmployeeBenefit, ctx.args.id);
    },

    response(ctx) {
      const benefit = resultOrFail(ctx);
      const isShown =
        benefit && (benefit.isDraft !== true || viewerOfBenefit(benefit, ctx.stash.who) !== 'public');
      return isShown ? benefit : endPipeline(ctx, null);
    },
  })
  .step('mine', 'Talent', {
    /**
     * Reads the caller's use of the benefit, and returns the benefit with it (`myUse`). The coupon code is
     * included for administrators and for callers who have used the benefit.
     */
    request(ctx) {
      return getItem<Rows['UserEmployeeBenefits']>(benefitUseKey(ctx.stash.who.sub, ctx.args.id));
    },

    response(ctx) {
      const myUse = resultOrFail(ctx);
      const benefit = ctx.prev.result;
      const viewer = viewerOfBenefit(benefit, ctx.stash.who);
      const isUsed = viewer !== 'admin' && myUse?.status === 'USED';
      return { ...projectBenefit(benefit, isUsed ? 'owner' : viewer), myUse };
    },
  });
