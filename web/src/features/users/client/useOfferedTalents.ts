import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { offeredTalents } from '../../../entities/talent/offeredTalents';
import { OfferedTalentsDocument } from '../../../generated/clientUsers';
import type { SearchableUserAggregateInput } from '../../../generated/schema';
import { searchWindow } from '../../../lib/search/searchWindow';
import { buildUsersFilter } from '../search/buildUsersFilter';
import type { UsersView } from '../search/UsersView';
import { clientFacets } from './restrictToClientView';
import { pageSizes } from '../../../lib/settings/pageSizes';

const aggregates: SearchableUserAggregateInput[] = clientFacets.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));

/**
 * Returns one page of the talents who are shown to organizations, with the fields that organizations may see.
 * While another page loads, the previous one is returned.
 */
export function useOfferedTalents(view: UsersView, isAdmin: boolean) {
  const filter = useMemo(
    () => (isAdmin ? { ...buildUsersFilter(view), ...offeredTalents.filter } : buildUsersFilter(view)),
    [view, isAdmin],
  );
  const { data, previousData, loading, error, refetch } = useQuery(OfferedTalentsDocument, {
    variables: {
      filter,
      sort: view.sort ? [view.sort] : undefined,
      limit: pageSizes.talentCards,
      from: searchWindow.from(view.page, pageSizes.talentCards),
      aggregates,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchUsers;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  const talents = useMemo(
    // The API answers administrators with the whole talent, organizations with what they may see.
    () => (isAdmin ? found?.items.map(offeredTalents.project) : found?.items),
    [found?.items, isAdmin],
  );
  return {
    filter,
    talents,
    total: found?.total,
    match: found?.match,
    concepts: found?.concepts ?? undefined,
    pages: Math.ceil(searchWindow.rows(found?.total ?? 0, pageSizes.talentCards) / pageSizes.talentCards),
    counts,
    /** True while the returned talents are still those of the previous search. */
    isStale: loading && !data,
    error,
    refetch,
  };
}
