import { runtime } from '@aws-appsync/utils';
import type { Step } from '../../../model/search/Step';
import { type SearchContext, searchRequest, searchResponse } from './search';

/** The page that the step before has found. */
interface Found {
  nearTotal: number;
  aggregateItems: unknown;
}

/**
 * Returns the OpenSearch request for a wider search step if the previous steps have found nothing. Otherwise
 * ends this pipeline step, and returns the page that was found.
 */
export function widerRequest(ctx: SearchContext<Found>, step: Step) {
  const { scope } = ctx.stash;
  const page = ctx.prev.result;
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
export function widerPage<Page extends Found>(ctx: SearchContext<Page>, page: Page): Page {
  if (page.nearTotal === 0) return ctx.prev.result;
  return { ...page, aggregateItems: ctx.prev.result.aggregateItems };
}

type Result = ReturnType<typeof searchResponse>;

/**
 * Handlers of the steps `PREFIX` and `NEAR`: a request handler for each, and a response handler for both.
 * Searches that change neither the request nor the page use them.
 */
export const prefixRequest = (ctx: SearchContext<Found>) => widerRequest(ctx, 'PREFIX');
export const nearRequest = (ctx: SearchContext<Found>) => widerRequest(ctx, 'NEAR');
export const plainResponse = (ctx: SearchContext<Result>) => widerPage(ctx, searchResponse(ctx));
