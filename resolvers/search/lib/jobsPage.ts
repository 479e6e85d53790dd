import type { Context } from '@aws-appsync/utils';
import { highlightRequest } from './highlightRequest';
import { readHighlights } from './readHighlights';
import type { SearchArgs } from './Searchable';
import { type Hits, type searchRequest, searchResponse } from './search';

/** The fields that no list of jobs shows. */
const NOT_SHOWN = ['suggestions'];
/** The fields that a client does not see in the jobs of their own organization. */
const HIDDEN = ['memo', 'owners', 'favoriteCount'];

/**
 * Adds to an OpenSearch request for jobs the highlights, if the query selects them, and excludes the fields that
 * lists do not show: in a client's search of their own organization's jobs also those that clients do not see.
 */
export function showJobs(ctx: Context<SearchArgs>, search: ReturnType<typeof searchRequest>) {
  const highlight = highlightRequest(ctx);
  search.params.body._source = { excludes: ctx.stash.isOwn ? [...HIDDEN, ...NOT_SHOWN] : NOT_SHOWN };
  if (highlight) search.params.body.highlight = highlight;
  return search;
}

/** Converts OpenSearch's response to a page of jobs with the highlighted texts. */
export function jobsPage(ctx: Context<SearchArgs>) {
  const page = searchResponse(ctx);
  const hits = (ctx.result as Hits).hits.hits.slice(0, page.items.length);
  return { ...page, highlights: readHighlights(hits) };
}
