import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/** The jobs of an organization, page by page. */
export const jobsOfOrganization = (organizationId: string) =>
  eachIndexed(env('OPEN_JOB_TABLE'), 'byOrganization', 'organizationOpenJobsId', organizationId);
