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

/** Reads the published benefits. */
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
 * Returns a page of the published benefits in the order of creation, if the caller may not see drafts. For
 * administrators and clients it passes on all published benefits; the next step adds drafts and returns the
 * page.
 */
export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  if (ctx.stash.who.isAdmin || ctx.stash.who.organizationId !== '') return { items };
  ctx.stash.isPage = true;
  return cataloguePage(ctx, items, EmployeeBenefitVisibility, 'public');
}
