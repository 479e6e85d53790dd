import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { AdminAppliesDocument, type AdminApplyFragment } from '../../generated/adminApplies';
import { appliesFilterOf } from './appliesFilterOf';
import type { AppliesView } from './AppliesView';
import { aggregateCounts } from '../../components/filters/aggregateCounts';

export const PAGE_SIZE = 50;

export type ShownApply = AdminApplyFragment;

/** One page of applications with the counts per state and consultant; the old rows stay until the new ones come. */
export function useApplies(view: AppliesView) {
  const { data, previousData, loading, error, refetch } = useQuery(AdminAppliesDocument, {
    variables: {
      filter: appliesFilterOf(view),
      sort: [view.sort],
      limit: PAGE_SIZE,
      from: (view.page - 1) * PAGE_SIZE,
      aggregates: [
        { name: 'type', type: 'terms', field: 'type' },
        { name: 'consultantName', type: 'terms', field: 'consultantName' },
      ],
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchUserApplies;
  const counts = useMemo(() => aggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  return { applies: found?.items, total: found?.total, counts, loading, error, refetch };
}
