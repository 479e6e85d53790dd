import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate } from '../lib/resolver';
import { emptyPage, queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { portfolioPaths } from './lib/portfolioPath';
import { endPipeline } from '../lib/endPipeline';

/**
 * Maximum size of a page: DynamoDB's maximum number of keys in a BatchGet, with which the next step reads the
 * talents.
 */
const MOST = 100;

/** Reads a page of the reserved portfolio paths, each with the sub of its talent. */
export function request(ctx: Context<{ limit?: number | null; nextToken?: string | null }>) {
  authorizeAndValidate(ctx);
  return query({
    query: { pk: { eq: portfolioPaths } },
    limit: readPageSize(ctx.args.limit, MOST),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}

export function response(ctx: Context) {
  const page = queryPage(ctx);
  if (page.items.length === 0) return endPipeline(ctx, emptyPage());
  return page;
}
