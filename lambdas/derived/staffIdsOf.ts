import { jobPeople } from '../../model/jobStaff';
import type { Item } from '../lib/Item';

/**
 * Returns the attributes that records about a job copy from it: `staffIds`, the subs of its owners and
 * consultants, and the id of its organization. Clients are not among the subs, because their rights come from
 * their membership in the organization.
 */
export const staffIdsOf = (job: Item) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
