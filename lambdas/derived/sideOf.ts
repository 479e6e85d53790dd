import { jobPeople } from '../../model/jobPeople';
import type { Item } from '../lib/Item';

/** Whose a job is, as the records about it carry it. */
export const sideOf = (job: Item) => ({
  sideIds: jobPeople(job).sort(),
  organizationId: job.organizationOpenJobsId ?? '',
});
