import { useQuery } from '@apollo/client/react';
import { HomeJobsDocument } from '../../../generated/home';
import type { SearchableOpenJobFilterInput } from '../../../generated/schema';
import type { FoundJobs } from './FoundJobs';

interface Found extends Omit<FoundJobs, 'user'> {
  /** True when more jobs match than were returned. */
  isCutOff: boolean;
}

/** Finds the newest 50 public jobs that match a filter. While `skip` is true, nothing is searched. */
export function useFoundJobs(filter: SearchableOpenJobFilterInput | undefined, skip: boolean): Found {
  const { data, error, refetch } = useQuery(HomeJobsDocument, {
    variables: { filter },
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.searchOpenJobs;
  return {
    jobs: found?.items,
    isCutOff: found !== undefined && (found.total ?? 0) > found.items.length,
    hasFailed: error !== undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
