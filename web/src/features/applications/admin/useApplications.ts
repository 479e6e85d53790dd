import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import {
  AdminApplicationsDocument,
  type AdminApplicationFragment,
  type AdminApplicationsQueryVariables,
} from '../../../generated/adminApplications';
import { buildApplicationsFilter } from './view/buildApplicationsFilter';
import type { ApplicationsView } from './view/ApplicationsView';
import { moveCounts } from '../../../entities/application/move/moveCounts';
import { readAggregateCounts } from '../../../components/filters/readAggregateCounts';
import { useForgetPages } from '../../../lib/apollo/useForgetPages';
import { searchWindow } from '../../../lib/search/searchWindow';
import { delays } from '../../../lib/settings/delays';
import { pageSizes } from '../../../lib/settings/pageSizes';

/**
 * Returns one page of applications, their total number, and the counts per state and per consultant. Old
 * rows stay visible until new ones arrive. Call `showMoved` with an application that was moved in this tab.
 * The rows and counts then show its new state at once, although the search index does not contain it yet.
 */
export function useApplications(view: ApplicationsView) {
  const variables: AdminApplicationsQueryVariables = {
    filter: buildApplicationsFilter(view),
    sort: [view.sort],
    limit: pageSizes.adminTables,
    from: searchWindow.from(view.page, pageSizes.adminTables),
    aggregates: [
      { name: 'type', type: 'terms', field: 'type' },
      { name: 'consultantName', type: 'terms', field: 'consultantName' },
    ],
  };
  useForgetPages('searchUserApplies', variables);
  const { data, previousData, loading, error, refetch } = useQuery(AdminApplicationsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchUserApplies;
  const [moved, setMoved] = useState<ReadonlyMap<string, AdminApplicationFragment>>(new Map());
  useEffect(() => {
    if (moved.size === 0) return;
    const timer = setTimeout(() => void refetch(), delays.searchIndex);
    return () => clearTimeout(timer);
  }, [moved, refetch]);
  const latest = (row: AdminApplicationFragment) => {
    const other = moved.get(row.id);
    return other && other.version > row.version ? other : row;
  };
  const counts = useMemo(
    () => moveCounts(readAggregateCounts(found?.aggregateItems ?? []), found?.items ?? [], moved),
    [found, moved],
  );
  return {
    applications: found?.items.map(latest),
    total: found?.total,
    match: found?.match,
    counts,
    loading,
    error,
    refetch,
    showMoved: (application: AdminApplicationFragment) =>
      setMoved((before) => new Map(before).set(application.id, application)),
  };
}
