import { useQuery } from '@apollo/client/react';
import { CountJobsDocument } from '../../../../generated/searchJobs';
import { jobFilterOf } from '../../search/jobFilterOf';
import type { JobSearch } from '../../search/JobSearch';
import { publicJobsOnly } from '../publicJobsOnly';

/** How many jobs visitors find by a search now; a dash until it is known. */
export function PageCount({ search }: { search: JobSearch }) {
  const filter = { ...jobFilterOf(search), ...publicJobsOnly };
  const { data } = useQuery(CountJobsDocument, { variables: { filter }, fetchPolicy: 'cache-and-network' });
  return <>{data?.searchOpenJobs.total ?? '–'}</>;
}
