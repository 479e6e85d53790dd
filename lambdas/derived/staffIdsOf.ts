import { jobPeople } from '../../model/jobStaff';
import type { Item } from '../lib/Item';

/**
 * Returns the attributes that records about a job copy from it: `staffIds`, the subs of its owners and
 * consultants, and `organizationId`. Owners who created the job as members of the organization are not in
 * `staffIds`, because their rights come from their membership.
 */
export const staffIdsOf = (job: Item) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
