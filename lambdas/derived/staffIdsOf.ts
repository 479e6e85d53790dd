import { jobPeople } from '../../model/jobStaff';
import type { Item } from '../lib/Item';

/** The organization and people of a job, as copied to the records about it. */
export const staffIdsOf = (job: Item) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
