import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAggregateCounts } from '../../../../components/filters/readAggregateCounts';
import { CountApplicantsDocument } from '../../../../generated/adminJobs';

/**
 * Returns a map from the ids of the given jobs to their numbers of applications, without withdrawn ones;
 * undefined until it is loaded. A job without applications is not in the map. One search counts them for all
 * jobs.
 */
export function useApplicantCounts(ids: readonly string[]): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery(CountApplicantsDocument, {
    // A condition on the counted field itself would not restrict the counts, unless it is in a group.
    variables: { filter: { type: { ne: 'WITHDRAWN' }, or: [{ openJobID: { in: [...ids] } }] } },
    skip: ids.length === 0,
  });
  const items = data?.searchUserApplies.aggregateItems;
  return useMemo(() => items && (readAggregateCounts(items).get('openJobID') ?? new Map()), [items]);
}
