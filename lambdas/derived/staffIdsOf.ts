import { jobPeople } from '../../model/jobStaff';
import type { Item } from '../lib/Item';

/**
 * Returns the attributes that records about a job copy from it: `staffIds` and `organizationId`. `staffIds`
 * are the subs of the job's owners and consultants. Owners who created the job as members of its organization
 * are left out, because their rights come from their membership.
 */
export const staffIdsOf = (job: Item) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
