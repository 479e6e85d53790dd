import { type Context, runtime } from '@aws-appsync/utils';
import { jobsPage, showJobs } from './lib/jobsPage';
import type { SearchArgs } from './lib/Searchable';
import { searchRequest } from './lib/search';

/**
 * Returns the OpenSearch request for a page of jobs. Without a cursor, the request searches in the step
 * `EXACT`, with a cursor in the step that has found the previous page.
 */
export const request = (ctx: Context<SearchArgs>) => showJobs(ctx, searchRequest(ctx));

export function response(ctx: Context<SearchArgs>) {
  const page = jobsPage(ctx);
  const asked = ctx.info.selectionSetList;
  const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
  ctx.stash.wantsMine = ctx.stash.who.kind === 'person' && wantsMine;
  const isInVain = page.nearTotal === 0 && ctx.args.filter?.keyword;
  if (isInVain || (ctx.stash.wantsMine && page.items.length > 0)) return page;
  return runtime.earlyReturn(page, { skipTo: 'END' });
}
