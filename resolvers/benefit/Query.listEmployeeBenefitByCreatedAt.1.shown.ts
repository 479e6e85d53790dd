import type { Context } from '@aws-appsync/utils';
import { EmployeeBenefitVisibility } from '../../model/visibility/EmployeeBenefitVisibility';
import { authorizeAndValidate, invalid, type Item, resultOrFail } from '../lib/resolver';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { assertFlatFilter } from '../lib/input/filter';
import { readOffset, readPageSize } from '../lib/page/paging';

interface Args {
  type: string;
  createdAt?: Item | null;
  filter?: Item | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** Reads all published benefits. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  const { type, createdAt, filter, limit, nextToken } = ctx.args;
  if (type !== 'EmployeeBenefit') invalid('type', 'EmployeeBenefit');
  assertFlatFilter(filter);
  readPageSize(limit, 1000);
  readOffset(nextToken);
  return queryCatalogue('EmployeeBenefit', createdAt);
}

/**
 * For callers who may not see drafts, returns a page of the published benefits, in the order of creation. For
 * administrators and clients, passes all published benefits to the next step, which adds the drafts.
 */
export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  if (ctx.stash.who.isAdmin || ctx.stash.who.organizationId !== '') return { items };
  ctx.stash.isPage = true;
  return cataloguePage(ctx, items, EmployeeBenefitVisibility, 'public');
}
