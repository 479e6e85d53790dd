import { type Context, runtime } from '@aws-appsync/utils';
import { readHighlights } from './lib/highlights';
import type { SearchArgs } from './lib/Searchable';
import { type Hits, searchRequest, searchResponse } from './lib/search';

/** The fields that a client does not see in the jobs of their own organization. */
const HIDDEN = ['memo', 'owners', 'favoriteCount'];

/** Returns the OpenSearch request for a page of jobs. */
export function request(ctx: Context<SearchArgs>) {
  const search = searchRequest(ctx);
  if (ctx.stash.isOwn) search.params.body._source = { excludes: HIDDEN };
  if (ctx.stash.highlight) search.params.body.highlight = ctx.stash.highlight;
  return search;
}

export function response(ctx: Context<SearchArgs>) {
  const answer = searchResponse(ctx);
  const hits = (ctx.result as Hits).hits.hits.slice(0, answer.items.length);
  const page = { ...answer, highlights: readHighlights(hits) };
  const asked = ctx.info.selectionSetList;
  const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
  if (page.total === 0 && ctx.args.filter?.keyword && ctx.args.settled) return page;
  if (ctx.stash.who.kind === 'person' && wantsMine && page.items.length > 0) return page;
  return runtime.earlyReturn(page, { skipTo: 'END' });
}
