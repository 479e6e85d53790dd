import type { Context } from '@aws-appsync/utils';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { type Item, resultOrFail } from '../lib/resolver';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';

/**
 * Reads the organizations that not everybody may see. Administrators get all of them in the list, clients
 * only their own organization, and everybody else none.
 */
export function request() {
  return queryCatalogue('Organization#hidden');
}

export function response(ctx: Context) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { isAdmin, organizationId } = ctx.stash.who;
  const theirs = items.filter(({ id }) => isAdmin || id === organizationId);
  const shown = (ctx.prev.result as { items: Item[] }).items;
  return cataloguePage(ctx, [...shown, ...theirs], OrganizationVisibility, isAdmin ? 'admin' : 'client');
}
