import { useApolloClient, useQuery } from '@apollo/client/react';
import { keepStates } from '../../../../model/keepStates';
import { recentKeeps } from '../../entities/job/keep/recentKeeps';
import { JobCardFragmentDoc } from '../../generated/jobCard';
import { KeptJobsDocument, type KeptJobFragment } from '../../generated/keptJobs';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import type { KeepView } from './KeepView';
import { pageSizes } from '../../lib/settings/pageSizes';

/**
 * Returns the jobs that the person has kept, page by page, and how many there are in all. The search index is
 * updated with a delay, so jobs that were kept or removed in this tab a moment ago are added to its result or
 * left out of it.
 */
export function useKeptJobs(view: KeepView) {
  const client = useApolloClient();
  const sub = useSignedIn()?.sub ?? '';
  const { data, previousData, error, refetch, fetchMore } = useQuery(KeptJobsDocument, {
    variables: {
      filter: { isFavorite: { eq: true }, ...(view.state && { state: { eq: keepStates[view.state] } }) },
      sort: [{ field: view.sort, direction: 'desc' }],
      limit: pageSizes.keeps,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (data ?? previousData)?.searchUserFavoriteOpenJobs;
  const known = new Set(found?.items.map(({ openJobID }) => openJobID));
  const justKept = recentKeeps.added().flatMap((openJobID): KeptJobFragment[] => {
    const openJob = client.readFragment({
      id: `OpenJob:${openJobID}`,
      fragment: JobCardFragmentDoc,
      fragmentName: 'JobCard',
    });
    const now = new Date().toISOString();
    if (known.has(openJobID) || !openJob || view.state === 'closed') return [];
    return [
      { id: `${sub}.${openJobID}`, openJobID, isFavorite: true, createdAt: now, updatedAt: now, openJob },
    ];
  });
  const kept = found?.items.filter(({ isFavorite, openJobID }) => isFavorite && !isGone(openJobID));
  const nextToken = found?.nextToken;
  return {
    kept: kept && [...justKept, ...kept],
    total: found && found.total + justKept.length - (found.items.length - (kept?.length ?? 0)),
    error,
    refetch,
    /** Loads the next page of kept jobs; undefined if there is none. */
    more: nextToken ? () => fetchMore({ variables: { nextToken } }) : undefined,
  };
}

const isGone = (openJobID: string | null) => openJobID !== null && recentKeeps.wasRemoved(openJobID);
