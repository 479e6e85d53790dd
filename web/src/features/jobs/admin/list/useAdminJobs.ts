import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAggregateCounts } from '../../../../components/filters/readAggregateCounts';
import { ListedJobsDocument } from '../../../../generated/listedJobs';
import type { SearchableOpenJobAggregateInput } from '../../../../generated/schema';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { useForgetPages } from '../../../../lib/apollo/useForgetPages';
import { searchWindow } from '../../../../lib/search/searchWindow';
import { pageSizes } from '../../../../lib/settings/pageSizes';
import { buildJobsFilter } from './view/buildJobsFilter';
import type { JobsView } from './view/JobsView';

export type ListedJob = ListedJobFragment;

const aggregates: SearchableOpenJobAggregateInput[] = (
  ['state', 'organizationId', 'jobIDs', 'consultantName'] as const
).map((field) => ({ name: field, type: 'terms', field }));

/**
 * Returns one page of jobs, their total number, and the number of jobs for each value of the filters. While
 * another page loads, the old rows stay.
 */
export function useAdminJobs(view: JobsView) {
  const variables = {
    filter: buildJobsFilter(view),
    sort: [view.sort],
    limit: pageSizes.adminTables,
    from: searchWindow.from(view.page, pageSizes.adminTables),
    aggregates,
  };
  useForgetPages('searchOpenJobs', variables);
  const { data, previousData, loading, error, refetch } = useQuery(ListedJobsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchOpenJobs;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  return { jobs: found?.items, total: found?.total, match: found?.match, counts, loading, error, refetch };
}
