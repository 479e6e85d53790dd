import { copiedOfOrganization } from '../../../model/snapshots/copiedOfOrganization';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/**
 * When an organization changes, updates the copies of it in its jobs. The `version` of the jobs stays the same.
 */
export const refreshOrganizationOfJobs: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'Organization') return;
  if (!hasChanged(before, after, copiedOfOrganization)) return;
  await refreshAll('OpenJob', jobsOfOrganization(after.sk), ['OpenJob.organization']);
};
