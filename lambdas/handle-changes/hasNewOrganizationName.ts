import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import type { Change } from './Change';

/** True when this change of a job changes the public name of its organization. */
export function hasNewOrganizationName({ before, after }: Change): boolean {
  if (!before || after?.__typename !== 'OpenJob') return false;
  return shownOrganization(jobSnapshot(before)) !== shownOrganization(jobSnapshot(after));
}
