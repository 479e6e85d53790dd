import { paths } from '../../../lib/paths';
import type { JobSearch } from './JobSearch';
import { writeJobSearch } from './writeJobSearch';

/** URL of a search's results. */
export function buildResultUrl(search: JobSearch): string {
  const query = writeJobSearch(search);
  return query ? `${paths.jobsResult}?${query}` : paths.jobsResult;
}
