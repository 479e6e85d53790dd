import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/** Yields the jobs of an organization, one page at a time. */
export const jobsOfOrganization = (organizationId: string) =>
  eachIndexed(env('OPEN_JOB_TABLE'), 'byOrganization', 'organizationOpenJobsId', organizationId);
