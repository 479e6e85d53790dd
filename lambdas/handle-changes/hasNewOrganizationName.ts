import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Change } from './Change';

/**
 * Returns whether a change of a job changes the name under which the public sees its organization. False for
 * new and deleted jobs.
 */
export function hasNewOrganizationName({ before, after }: Change): boolean {
  if (!before || after?.__typename !== 'OpenJob') return false;
  return shownOrganization(jobSnapshot(before)) !== shownOrganization(jobSnapshot(after));
}
