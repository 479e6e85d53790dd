import { type Context, runtime } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { catalogueQuery } from '../lib/catalogueQuery';
import { cataloguePage } from '../lib/cataloguePage';
import type { Item } from '../lib/Item';
import { EmployeeBenefitVisibility } from '../../model/visibility/EmployeeBenefitVisibility';

/** The drafts, for administrators. */
export function request(ctx: Context<{ createdAt?: Item | null }>) {
  if (ctx.stash.isPage) return runtime.earlyReturn(ctx.prev.result);
  return catalogueQuery('EmployeeBenefit#draft', ctx.args.createdAt);
}

export function response(ctx: Context) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const shown = (ctx.prev.result as { items: Item[] }).items;
  return cataloguePage(ctx, [...shown, ...items], EmployeeBenefitVisibility, 'admin');
}
