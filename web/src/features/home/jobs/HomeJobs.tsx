import { useMemo } from 'react';
import type { HomeUser } from '../HomeUser';
import { buildHopesFilters } from './buildHopesFilters';
import { MAX_RECOMMENDED } from './MAX_RECOMMENDED';
import { NewJobs } from './NewJobs';
import { recommendJobs } from './recommendJobs';
import { RecommendedJobs } from './RecommendedJobs';
import { useQuery } from '@apollo/client/react';
import { HomeJobsDocument } from '../../../generated/home';
import type { SearchableOpenJobFilterInput } from '../../../generated/schema';
import type { FoundJobs } from './FoundJobs';

interface Found extends Omit<FoundJobs, 'user'> {
  /** True when more jobs match than were returned. */
  isCutOff: boolean;
}

/** Finds the newest 50 public jobs that match a filter. While `skip` is true, nothing is searched. */
function useFoundJobs(filter: SearchableOpenJobFilterInput | undefined, skip: boolean): Found {
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

interface HomeJobsProps {
  user: HomeUser | undefined;
  /** True when the person's work preferences could not be loaded; then only new jobs are shown. */
  hasFailed: boolean;
}

/**
 * The blocks of the home screen with recommended jobs and with the newest jobs. One search finds both, except
 * when so many jobs are new that too few of its results fit the person: then a second one, without those that
 * are only new, finds the rest of the recommended jobs.
 */
export function HomeJobs({ user, hasFailed }: HomeJobsProps) {
  const filters = useMemo(() => user && buildHopesFilters(user, Date.now()), [user]);
  const found = useFoundJobs(filters?.hopedOrNew, !user && !hasFailed);
  const hasTooFew =
    user !== undefined &&
    filters !== undefined &&
    found.jobs !== undefined &&
    found.isCutOff &&
    recommendJobs(user, found.jobs).length < MAX_RECOMMENDED;
  const hoped = useFoundJobs(filters?.hoped, !hasTooFew);
  const { jobs: newest } = found;
  const { jobs: rest } = hoped;
  const jobs = useMemo(() => {
    if (!hasTooFew) return newest;
    const known = new Set(newest?.map(({ id }) => id));
    // The first search returned the newest of them, so all that it did not return are older.
    return rest && newest && [...newest, ...rest.filter(({ id }) => !known.has(id))];
  }, [hasTooFew, newest, rest]);
  const last = hasTooFew ? hoped : found;
  return (
    <>
      {!hasFailed && <RecommendedJobs {...last} user={user} jobs={jobs} />}
      <NewJobs {...found} user={user} />
    </>
  );
}
