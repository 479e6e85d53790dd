import { type Context, runtime } from '@aws-appsync/utils';
import type { Scope } from './buildScope';
import { searchRequest, searchResponse } from './search';
import type { SearchArgs } from './Searchable';
import type { Step } from './Step';

/**
 * Returns the OpenSearch request that searches for a text in a wider step, if the steps before have found nothing.
 * Otherwise the page found so far is the result.
 */
export function widerRequest(ctx: Context<SearchArgs>, step: Step) {
  const scope = ctx.stash.scope as Scope;
  const page = ctx.prev.result as { nearTotal: number };
  const isNext = page.nearTotal === 0 && scope.step === stepBefore(step) && !!scope.conditions[step];
  if (!isNext) runtime.earlyReturn(ctx.prev.result);
  ctx.stash.scope = { ...scope, step };
  return searchRequest(ctx);
}

const stepBefore = (step: Step): Step => (step === 'NEAR' ? 'PREFIX' : 'EXACT');

/**
 * Returns the page of a wider step, with the facets of the first. When nothing was found, the page found so far
 * stays the result.
 */
export function widerPage<Page extends { nearTotal: number }>(ctx: Context<SearchArgs>, page: Page) {
  if (page.nearTotal === 0) return ctx.prev.result as Page;
  return { ...page, aggregateItems: (ctx.prev.result as { aggregateItems: unknown }).aggregateItems };
}

/** The steps of a search that has no fields of its own to add to the request and the page. */
export const prefixRequest = (ctx: Context<SearchArgs>) => widerRequest(ctx, 'PREFIX');
export const nearRequest = (ctx: Context<SearchArgs>) => widerRequest(ctx, 'NEAR');
export const plainResponse = (ctx: Context<SearchArgs>) => widerPage(ctx, searchResponse(ctx));
