import { useQuery } from '@apollo/client/react';
import { CountJobsDocument } from '../../../../generated/searchJobs';
import { buildJobFilter } from '../../search/buildJobFilter';
import type { JobSearch } from '../../search/JobSearch';
import { publicJobsOnly } from '../publicJobsOnly';

/** Shows how many jobs guests find with a search; a dash while the number is unknown. */
export function PageCount({ search }: { search: JobSearch }) {
  const filter = { ...buildJobFilter(search), ...publicJobsOnly };
  const { data } = useQuery(CountJobsDocument, { variables: { filter }, fetchPolicy: 'cache-and-network' });
  return <>{data?.searchOpenJobs.total ?? '–'}</>;
}
