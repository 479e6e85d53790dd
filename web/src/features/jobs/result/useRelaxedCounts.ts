import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CountJobsDocument } from '../../../generated/searchJobs';
import type { ActiveFilter } from '../search/listActiveFilters';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';

interface CountWithout {
  filter: ActiveFilter;
  total: number;
}

/**
 * Counts, for each active filter of a job search, how many jobs would be found without that filter. The
 * filter with the highest number comes first; filters without which still nothing would be found are left
 * out.
 */
export function useRelaxedCounts(filters: ActiveFilter[]): CountWithout[] {
  const client = useApolloClient();
  const [counts, setCounts] = useState<CountWithout[]>([]);
  useEffect(() => {
    let wanted = true;
    const variables = { filters: filters.map(({ without }) => buildJobFilter(without) ?? {}) };
    if (filters.length > 0)
      client.query({ query: CountJobsDocument, variables }).then(
        ({ data }) => {
          const all = filters.map((filter, at) => ({ filter, total: data?.countOpenJobs[at] ?? 0 }));
          if (wanted) setCounts(all.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total));
        },
        () => undefined,
      );
    return () => void (wanted = false);
  }, [client, filters]);
  return counts;
}
