import { paths } from '../../../lib/paths';
import type { JobSearch } from './JobSearch';
import { writeJobSearch } from './writeJobSearch';

/** Returns the URL of the screen with the results of a job search. */
export function buildResultUrl(search: JobSearch): string {
  const query = writeJobSearch(search);
  return query ? `${paths.jobsResult}?${query}` : paths.jobsResult;
}
