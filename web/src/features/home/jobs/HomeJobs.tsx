import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { HomeJobsDocument } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';
import { buildHopesFilter } from './buildHopesFilter';
import { NewJobs } from './NewJobs';
import { RecommendedJobs } from './RecommendedJobs';

interface HomeJobsProps {
  user: HomeUser | undefined;
  /** True when the person's hopes could not be read; then only new jobs are shown. */
  hasFailed: boolean;
}

/** The jobs that fit the person's hopes, and the newest ones, both from one search. */
export function HomeJobs({ user, hasFailed }: HomeJobsProps) {
  const filter = useMemo(() => user && buildHopesFilter(user, Date.now()), [user]);
  const { data, error, refetch } = useQuery(HomeJobsDocument, {
    variables: { filter },
    skip: !user && !hasFailed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const result = {
    jobs: data?.searchOpenJobs.items,
    hasFailed: error !== undefined,
    onRetry: () => void refetch().catch(() => undefined),
  };
  return (
    <>
      {!hasFailed && <RecommendedJobs user={user} {...result} />}
      <NewJobs user={user} {...result} />
    </>
  );
}
