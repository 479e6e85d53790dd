import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import { jobsOfOrganization } from '../jobsOfOrganization';
import type { Reaction } from '../Reaction';

/** Jobs show their organization as it now is called. A caller's `version` is not touched. */
export const refreshOrganizationOfJobs: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'Organization') return;
  if (!hasChanged(before, after, ['name', 'icon', 'description'])) return;
  await refreshAll('OpenJob', jobsOfOrganization(after.sk), ['OpenJob.organization']);
};
