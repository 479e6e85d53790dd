import { useQuery } from '@apollo/client/react';
import { CountJobsDocument } from '../../../../generated/searchJobs';
import { jobFilterOf } from '../../search/jobFilterOf';
import type { JobSearch } from '../../search/JobSearch';
import { publicJobsOnly } from '../publicJobsOnly';

/** The number of jobs that visitors find with a search; a dash while it is unknown. */
export function PageCount({ search }: { search: JobSearch }) {
  const filter = { ...jobFilterOf(search), ...publicJobsOnly };
  const { data } = useQuery(CountJobsDocument, { variables: { filter }, fetchPolicy: 'cache-and-network' });
  return <>{data?.searchOpenJobs.total ?? '–'}</>;
}
