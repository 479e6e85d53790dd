import { jobPeople } from '../../model/jobStaff';
import type { Item } from '../lib/Item';

/** Returns the copy of a job's people and organization that is stored in the records about the job. */
export const staffIdsOf = (job: Item) => ({
  staffIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
