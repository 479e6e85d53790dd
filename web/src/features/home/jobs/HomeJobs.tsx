import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { HomeJobsDocument } from '../../../generated/home';
import type { HomeUser } from '../HomeUser';
import { buildHopesFilter } from './buildHopesFilter';
import { NewJobs } from './NewJobs';
import { RecommendedJobs } from './RecommendedJobs';

interface HomeJobsProps {
  user: HomeUser | undefined;
  /** True when the person's work preferences could not be loaded; then only new jobs are shown. */
  hasFailed: boolean;
}

/** The blocks of the home screen with recommended jobs and with the newest jobs. One search finds both. */
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
