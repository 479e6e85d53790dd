import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import type { SearchArgs } from '../search/lib/Searchable';
import { employeeBenefits } from '../search/lib/searchables/employeeBenefits';
import { buildScope } from '../search/lib/buildScope';

/**
 * Chooses the OpenSearch index for searchEmployeeBenefits: for administrators one with drafts and coupon
 * codes, for everybody else one without them.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.scope = buildScope(ctx, {
    index: who.isAdmin ? 'employee-benefits-admin' : 'employee-benefits',
    searchable: employeeBenefits,
    isAdmin: who.isAdmin,
    forced: [],
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
