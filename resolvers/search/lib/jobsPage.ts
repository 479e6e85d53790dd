import { conceptsOf } from './conceptsOf';
import { type Hits, type SearchContext, type searchRequest, searchResponse, type Hit } from './search';
import type { Context } from '@aws-appsync/utils';
import { visibleAliases } from '../../lib/relation/visibleAliases';
import type { Clause } from '../../../model/search/Searchable';
import type { SearchArgs } from './SearchArgs';
import type { Scope } from './buildScope';

const OTHERS = 'items total nearTotal match nextToken aggregateItems __typename';

/**
 * Returns the part of an OpenSearch request that asks for highlights of the words in the filter `keyword`.
 * Undefined without a keyword, or if the query does not select highlights. Every alias and every unknown name in the
 * selection counts as highlights, because it may stand for them. Title, overview and description are highlighted
 * in full length; everybody may read these fields.
 */
function highlightRequest(ctx: Context<SearchArgs>): Clause | undefined {
  const { conditions, step }: Scope = ctx.stash.scope;
  const { clauses, fields } = conditions[step] ?? { clauses: [], fields: [] };
  const words = clauses[fields.indexOf('keyword')];
  const aliases = visibleAliases(ctx.info.selectionSetGraphQL);
  const asked = ctx.info.selectionSetList.filter(
    (path) => !path.includes('/') && (aliases.includes(path) || !OTHERS.split(' ').includes(path)),
  );
  if (!words || asked.length === 0) return undefined;
  return {
    fields: { title: {}, overView: {}, description: {} },
    number_of_fragments: 0,
    require_field_match: false,
    highlight_query: words,
  };
}

/**
 * Returns the highlighted texts of all hits on a page, each with the id of its record and the name of its
 * field.
 */
const readHighlights = (hits: Hit[]) =>
  hits
    .map(({ _source: { id }, highlight }) =>
      Object.keys(highlight ?? {}).map((field) => ({ id, field, fragments: highlight?.[field] })),
    )
    .flat();

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
