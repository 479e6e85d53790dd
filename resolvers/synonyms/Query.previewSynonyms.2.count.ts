import type { Context } from '@aws-appsync/utils';
import type { ExpandedText } from '../../model/search/ExpandedText';
import { keywordQuery } from '../search/lib/keywordQuery';
import { searchOperation, searchResultOrFail } from '../search/lib/search';
import type { Clause } from '../search/lib/Searchable';
import { openJobs } from '../search/lib/searchables/openJobs';

interface Meaning {
  before: ExpandedText;
  after: ExpandedText;
}

/**
 * The maximum number of added jobs, and of removed jobs, whose titles the preview shows for each search text.
 */
const SHOWN = 5;

/**
 * Asks OpenSearch, in one request, how many jobs each search text finds with the published rules and with the
 * rules of the preview, and for the ids of some jobs that only one of the two finds.
 */
export function request(ctx: Context) {
  const aggs: Record<string, Clause> = {};
  (ctx.stash.meanings as Meaning[]).forEach((meaning, at) => {
    const before = keywordQuery(meaning.before, 'EXACT', openJobs);
    const after = keywordQuery(meaning.after, 'EXACT', openJobs);
    const ids = { ids: { terms: { field: 'id', size: SHOWN, order: { _key: 'asc' } } } };
    aggs[`before${at}`] = { filter: before };
    aggs[`after${at}`] = { filter: after };
    aggs[`added${at}`] = { filter: { bool: { filter: after, must_not: before } }, aggs: ids };
    aggs[`removed${at}`] = { filter: { bool: { filter: before, must_not: after } }, aggs: ids };
  });
  return searchOperation(ctx, 'open-jobs', { size: 0, track_total_hits: false, aggs });
}

interface Count {
  doc_count: number;
  ids?: { buckets: { key: string }[] };
}

/** Puts the counts and the ids of the jobs into the stash, for each search text. */
export function response(ctx: Context) {
  const { aggregations } = searchResultOrFail<{ aggregations: Record<string, Count | undefined> }>(ctx);
  const idsOf = (name: string) => aggregations[name]?.ids?.buckets.map((bucket) => bucket.key) ?? [];
  ctx.stash.previews = (ctx.stash.meanings as Meaning[]).map((_, at) => ({
    before: aggregations[`before${at}`]?.doc_count ?? 0,
    after: aggregations[`after${at}`]?.doc_count ?? 0,
    added: idsOf(`added${at}`),
    removed: idsOf(`removed${at}`),
  }));
  return null;
}
