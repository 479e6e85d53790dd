import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { EmployeeBenefitVisibility } from '../../model/visibility/EmployeeBenefitVisibility';
import { assertFlatFilter } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { readOffset, readPageSize } from '../lib/page/paging';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { viewerOfBenefit } from './lib/benefit';
import { readOwnUses } from './readOwnUses';

export const listEmployeeBenefitByCreatedAt = operation('Query.listEmployeeBenefitByCreatedAt', {
  grants: ['signedIn'],
})
  .stash<{ who: Caller; isPage?: boolean }>()
  .step('shown', 'Catalog', {
    /** Reads all published benefits. */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      const { type, createdAt, filter, limit, nextToken } = ctx.args;
      if (type !== 'EmployeeBenefit') invalid('type', 'EmployeeBenefit');
      assertFlatFilter(filter);
      readPageSize(limit, 1000);
      readOffset(nextToken);
      return queryCatalogue<'EmployeeBenefit'>('EmployeeBenefit', createdAt);
    },

    /**
     * For callers who may not see drafts, returns a page of the published benefits, in the order of creation. For
     * administrators and clients, passes all published benefits to the next step, which adds the drafts.
     */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      if (ctx.stash.who.isAdmin || ctx.stash.who.organizationId !== '') return { items };
      ctx.stash.isPage = true;
      return cataloguePage(ctx, items, EmployeeBenefitVisibility, 'public');
    },
  })
  .step('drafts', 'Catalog', {
    /** Reads the drafts of benefits. Administrators see all of them, clients those of their own organization. */
    request(ctx) {
      if (ctx.stash.isPage) return runtime.earlyReturn(ctx.prev.result);
      return queryCatalogue<'EmployeeBenefit'>('EmployeeBenefit#draft', ctx.args.createdAt);
    },

    /**
     * Merges the drafts that the caller may see with the published benefits, and returns a page of both in the
     * order of creation. A missing coupon code is null, so that it is not read again for administrators, who see
     * coupon codes. The id of the organization that offers a benefit is shown only to administrators and to
     * members of that organization.
     */
    response(ctx) {
      const { items } = resultOrFail(ctx);
      const { who } = ctx.stash;
      const shown = ctx.prev.result.items;
      const all = [...shown, ...items.filter((benefit) => viewerOfBenefit(benefit, who) !== 'public')];
      const visible = all.map((benefit) =>
        viewerOfBenefit(benefit, who) === 'public'
          ? { ...benefit, organizationEmployeeBenefitsId: null }
          : { ...benefit, couponCode: benefit.couponCode ?? null },
      );
      return cataloguePage(ctx, visible, EmployeeBenefitVisibility, who.isAdmin ? 'admin' : 'client');
    },
  })
  .step('mine', readOwnUses);
