import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { type AdminUserFragment, AdminUsersDocument } from '../../../generated/adminUsers';
import type { SearchableUserAggregateInput } from '../../../generated/schema';
import { useForgetPages } from '../../../lib/apollo/useForgetPages';
import { searchWindow } from '../../../lib/search/searchWindow';
import { userFacetNames } from '../search/userFacets';
import { buildUsersFilter } from '../search/buildUsersFilter';
import type { UsersView } from '../search/UsersView';
import { pageSizes } from '../../../lib/settings/pageSizes';

export type ShownUser = AdminUserFragment;

const aggregates: SearchableUserAggregateInput[] = userFacetNames.map((field) => ({
  name: field,
  type: 'terms',
  field,
}));

/**
 * Returns one page of talents and, for each value of the filters in `userFacets`, the number of talents.
 * While another page loads, the old rows stay.
 */
export function useUsers(view: UsersView) {
  const variables = {
    filter: buildUsersFilter(view),
    sort: view.sort ? [view.sort] : undefined,
    limit: pageSizes.adminTables,
    from: searchWindow.from(view.page, pageSizes.adminTables),
    aggregates,
  };
  useForgetPages('searchUsers', variables);
  const { data, previousData, loading, error, refetch } = useQuery(AdminUsersDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchUsers;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  const { items: users, total, match, concepts } = found ?? {};
  return { users, total, match, concepts, counts, loading, error, refetch };
}
