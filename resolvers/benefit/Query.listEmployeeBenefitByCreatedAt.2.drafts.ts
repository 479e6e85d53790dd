import { type Context, runtime } from '@aws-appsync/utils';
import { type Item, resultOrFail } from '../lib/resolver';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { viewerOfBenefit } from './lib/benefit';
import { EmployeeBenefitVisibility } from '../../model/visibility/EmployeeBenefitVisibility';

/** Reads the drafts of benefits. Administrators see all of them, clients those of their own organization. */
export function request(ctx: Context<{ createdAt?: Item | null }>) {
  if (ctx.stash.isPage) return runtime.earlyReturn(ctx.prev.result);
  return queryCatalogue('EmployeeBenefit#draft', ctx.args.createdAt);
}

/**
 * Merges the drafts that the caller may see with the published benefits, and returns a page of both in the
 * order of creation. A missing coupon code is null, so that it is not read again for administrators, who see
 * coupon codes. The id of the organization that offers a benefit is shown only to administrators and to
 * members of that organization.
 */
export function response(ctx: Context) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { who } = ctx.stash;
  const shown = (ctx.prev.result as { items: Item[] }).items;
  const all = [...shown, ...items.filter((benefit) => viewerOfBenefit(benefit, who) !== 'public')];
  const visible = all.map((benefit) =>
    viewerOfBenefit(benefit, who) === 'public'
      ? { ...benefit, organizationEmployeeBenefitsId: null }
      : { ...benefit, couponCode: benefit.couponCode ?? null },
  );
  return cataloguePage(ctx, visible, EmployeeBenefitVisibility, who.isAdmin ? 'admin' : 'client');
}
