import { jobPeople } from '../../model/jobStaff';
import type { StoredRow } from '../lib/StoredRow';

/**
 * Returns the attributes that records about a job copy from it: `staffIds` and `organizationId`. `staffIds`
 * are the subs of the job's owners and consultants. Owners who created the job as members of its organization
 * are left out, because their rights come from their membership.
 */
export const staffIdsOf = (job: StoredRow) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
