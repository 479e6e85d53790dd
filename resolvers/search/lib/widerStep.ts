import { type Context, runtime } from '@aws-appsync/utils';
import type { Scope } from './buildScope';
import { searchRequest, searchResponse } from './search';
import type { SearchArgs } from './Searchable';
import type { Step } from './Step';

/**
 * Returns the OpenSearch request for a wider search step if the previous steps have found nothing. Otherwise
 * ends this pipeline step, and returns the page that was found.
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
 * Returns the page that a wider search step has found, with the aggregations of the exact search. If it found
 * nothing either, returns the previous page, which is empty.
 */
export function widerPage<Page extends { nearTotal: number }>(ctx: Context<SearchArgs>, page: Page) {
  if (page.nearTotal === 0) return ctx.prev.result as Page;
  return { ...page, aggregateItems: (ctx.prev.result as { aggregateItems: unknown }).aggregateItems };
}

/**
 * Handlers of the steps `PREFIX` and `NEAR`: a request handler for each, and a response handler for both.
 * Searches that change neither the request nor the page use them.
 */
export const prefixRequest = (ctx: Context<SearchArgs>) => widerRequest(ctx, 'PREFIX');
export const nearRequest = (ctx: Context<SearchArgs>) => widerRequest(ctx, 'NEAR');
export const plainResponse = (ctx: Context<SearchArgs>) => widerPage(ctx, searchResponse(ctx));
