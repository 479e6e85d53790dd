import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/**
 * When the name, the icon or the description of an organization changes, updates the copies of the
 * organization in its jobs. The `version` of the jobs stays the same.
 */
export const refreshOrganizationOfJobs: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'Organization') return;
  if (!hasChanged(before, after, ['name', 'icon', 'description'])) return;
  await refreshAll('OpenJob', jobsOfOrganization(after.sk), ['OpenJob.organization']);
};
