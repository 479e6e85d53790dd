import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { OwnJobsView } from './OwnJobsView';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { ListedJobsDocument, type ListedJobsQueryVariables } from '../../../generated/listedJobs';
import { useForgetPages } from '../../../lib/apollo/useForgetPages';
import { searchWindow } from '../../../lib/search/searchWindow';
import { pageSizes } from '../../../lib/settings/pageSizes';

/**
 * Returns one page of an organization's jobs, drafts and closed ones included, the latest change first or, of
 * those that lack something, the first day, with their total number and the number of jobs in each state. While another
 * page loads, the old rows stay.
 */
export function useOwnJobs(organizationId: string, { states, isLacking, page }: OwnJobsView) {
  const variables: ListedJobsQueryVariables = {
    filter: {
      organizationId: { eq: organizationId },
      ...(states.length > 0 && { state: { in: [...states] } }),
      ...(isLacking && { itemsDueOn: { exists: true } }),
    },
    sort: [isLacking ? { field: 'itemsDueOn', direction: 'asc' } : { field: 'updatedAt', direction: 'desc' }],
    limit: pageSizes.ownJobs,
    from: searchWindow.from(page, pageSizes.ownJobs),
    aggregates: [{ name: 'state', type: 'terms', field: 'state' }],
  };
  useForgetPages('searchOpenJobs', variables);
  const { data, previousData, loading, error, refetch } = useQuery(ListedJobsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchOpenJobs;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  return {
    jobs: found?.items,
    total: found?.total,
    pages: Math.ceil(searchWindow.rows(found?.total ?? 0, pageSizes.ownJobs) / pageSizes.ownJobs),
    counts: counts.get('state'),
    loading,
    error,
    refetch,
  };
}
