import type { Context } from '@aws-appsync/utils';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';
import { cataloguePage, queryCatalogue } from '../lib/page/catalogue';
import { assertFlatFilter } from '../lib/input/filter';
import { readOffset, readPageSize } from '../lib/page/paging';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  filter?: Item | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** Reads the organizations that everybody may see: those whose name is shown by a public job. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  assertFlatFilter(ctx.args.filter);
  readPageSize(ctx.args.limit, 1000);
  readOffset(ctx.args.nextToken);
  return queryCatalogue('Organization');
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  if (ctx.stash.who.isAdmin || ctx.stash.who.organizationId !== '') return { items };
  return endPipeline(ctx, cataloguePage(ctx, items, OrganizationVisibility, 'public'));
}
