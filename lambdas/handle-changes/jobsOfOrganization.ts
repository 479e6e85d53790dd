import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/** Yields the jobs of an organization. It holds one page of them in memory at a time. */
export const jobsOfOrganization = (organizationId: string) =>
  eachIndexed(env('OPEN_JOB_TABLE'), 'byOrganization', 'organizationOpenJobsId', organizationId);
