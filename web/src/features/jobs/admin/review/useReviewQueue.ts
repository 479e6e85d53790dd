import { useQuery } from '@apollo/client/react';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { ListedJobsDocument } from '../../../../generated/listedJobs';

/** How many waiting jobs are read. Further ones follow when the screen is opened again. */
const QUEUE = 50;

const variables = {
  filter: { state: { in: ['REQUESTED'] } },
  sort: [{ field: 'updatedAt', direction: 'asc' }],
  limit: QUEUE,
} as const;

/**
 * Reads the jobs that wait for their review, those that have waited longest first. A job that was decided on leaves the
 * queue at once, because its row in the cache has its new state.
 */
export function useReviewQueue() {
  const { data, error, refetch } = useQuery(ListedJobsDocument, {
    variables: {
      ...variables,
      sort: [...variables.sort],
      filter: { state: { in: [...variables.filter.state.in] } },
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const jobs = data?.searchOpenJobs?.items
    .filter((job) => jobStateOf({ ...job }) === 'REQUESTED')
    .toSorted((one, other) => `${one.reviewRequestedAt}`.localeCompare(`${other.reviewRequestedAt}`));
  return { jobs, error, refetch };
}
