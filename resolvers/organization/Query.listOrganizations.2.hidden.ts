import type { Context } from '@aws-appsync/utils';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { answered } from '../lib/answered';
import { catalogueQuery } from '../lib/catalogueQuery';
import { cataloguePage } from '../lib/cataloguePage';
import type { Item } from '../lib/Item';

/** The others, for administrators. */
export function request() {
  return catalogueQuery('Organization#hidden');
}

export function response(ctx: Context) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const shown = (ctx.prev.result as { items: Item[] }).items;
  return cataloguePage(ctx, [...shown, ...items], OrganizationVisibility, 'admin');
}
