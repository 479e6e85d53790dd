import { conceptsOf } from './conceptsOf';
import { highlightRequest } from './highlightRequest';
import { readHighlights } from './readHighlights';
import { type Hits, type SearchContext, type searchRequest, searchResponse } from './search';

/** Fields of the index of jobs that are never returned. */
const NOT_SHOWN = ['suggestions'];
/** Fields that clients do not see in the jobs of their own organization. */
const HIDDEN = ['memo', 'owners', 'favoriteCount'];

/**
 * Adds two things to an OpenSearch request for jobs: the names of the fields to leave out of the results and,
 * if the query selects highlights, the request for highlights.
 */
export function showJobs(ctx: SearchContext, search: ReturnType<typeof searchRequest>) {
  const highlight = highlightRequest(ctx);
  search.params.body._source = { excludes: ctx.stash.isOwn ? [...HIDDEN, ...NOT_SHOWN] : NOT_SHOWN };
  if (highlight) search.params.body.highlight = highlight;
  return search;
}

/** Converts OpenSearch's response to a page of jobs with the highlighted texts. */
export function jobsPage(ctx: SearchContext) {
  const page = searchResponse(ctx);
  const hits = (ctx.result as Hits).hits.hits.slice(0, page.items.length);
  return { ...page, concepts: conceptsOf(ctx), highlights: readHighlights(hits) };
}
