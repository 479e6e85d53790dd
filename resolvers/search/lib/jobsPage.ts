import type { Context } from '@aws-appsync/utils';
import { highlightRequest } from './highlightRequest';
import { readHighlights } from './readHighlights';
import type { SearchArgs } from './Searchable';
import { type Hits, type searchRequest, searchResponse } from './search';

/** The fields that a client does not see in the jobs of their own organization. */
const HIDDEN = ['memo', 'owners', 'favoriteCount'];

/**
 * Adds to an OpenSearch request for jobs the highlights, if the query selects them. In a client's search of
 * their own organization's jobs, it also excludes the fields that clients do not see.
 */
export function showJobs(ctx: Context<SearchArgs>, search: ReturnType<typeof searchRequest>) {
  const highlight = highlightRequest(ctx);
  if (ctx.stash.isOwn) search.params.body._source = { excludes: HIDDEN };
  if (highlight) search.params.body.highlight = highlight;
  return search;
}

/** Converts OpenSearch's response to a page of jobs with the highlighted texts. */
export function jobsPage(ctx: Context<SearchArgs>) {
  const page = searchResponse(ctx);
  const hits = (ctx.result as Hits).hits.hits.slice(0, page.items.length);
  return { ...page, highlights: readHighlights(hits) };
}
