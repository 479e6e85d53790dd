import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchableOpenJobFilterInput } from '../../../generated/schema';
import { SearchJobsDocument } from '../../../generated/searchJobs';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { searchWindow } from '../../../lib/search/searchWindow';
import { jobFacets } from '../search/jobFacets';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildJobSort } from '../../../entities/job/search/buildJobSort';
import { pageSizes } from '../../../lib/settings/pageSizes';
import type { JobHighlights } from '../../../entities/job/JobHighlights';
import { cutExcerpt } from '../../../components/highlight/cutExcerpt';

interface Highlight {
  id: string;
  field: string;
  fragments: readonly string[];
}

/**
 * Groups the highlights of a search by job. For each job, returns the title if words in it matched, and an
 * excerpt if words in another text matched. The matching words are marked in both.
 */
function highlightsByJob(highlights: readonly Highlight[]): ReadonlyMap<string, JobHighlights> {
  const byJob = new Map<string, JobHighlights>();
  for (const { id, field, fragments } of highlights) {
    const [text] = fragments;
    if (text === undefined) continue;
    const known = byJob.get(id) ?? {};
    if (field === 'title') byJob.set(id, { ...known, title: text });
    else if (field === 'overView' || !known.excerpt) byJob.set(id, { ...known, excerpt: cutExcerpt(text) });
  }
  return byJob;
}

/**
 * Searches jobs. Returns one page of them and, for most filters, the number of jobs for each value, all from
 * one request. While another page loads, the previous results are returned. `more` has conditions in addition
 * to those of `search`.
 */
export function useJobResults(search: JobSearch, more: SearchableOpenJobFilterInput = {}) {
  const { data, previousData, loading, error, refetch } = useQuery(SearchJobsDocument, {
    variables: {
      filter: { ...buildJobFilter(search), ...more },
      sort: buildJobSort(search),
      limit: pageSizes.jobs,
      from: searchWindow.from(search.page, pageSizes.jobs),
      aggregates: jobFacets,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchOpenJobs;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  const highlights = useMemo(() => highlightsByJob(found?.highlights ?? []), [found?.highlights]);
  return {
    jobs: found?.items,
    highlights,
    /**
     * The number of found jobs on all pages. The found jobs contain every word of the keyword or, if no job
     * does, match the keyword approximately.
     */
    total: found?.total,
    /** How the found jobs match the keyword: `EXACT`, or `NEAR` when no job contains every word. */
    match: found?.match ?? 'EXACT',
    /** What the keyword was taken for. */
    concepts: found?.concepts ?? undefined,
    /**
     * True if no job contains all words of the keyword. A word also counts as contained if a word of the job
     * begins with it. False while the request is pending.
     */
    isInVain: !!data && (data.searchOpenJobs.total === 0 || data.searchOpenJobs.match === 'NEAR'),
    counts,
    pages: Math.ceil(searchWindow.rows(found?.total ?? 0, pageSizes.jobs) / pageSizes.jobs),
    /** True while the returned jobs are still those of the previous search. */
    isStale: loading && !data,
    error,
    refetch,
  };
}
