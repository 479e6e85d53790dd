import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { shownOrganization } from '../../model/snapshots/shownOrganization';
import type { Change } from './Change';

/** Does this change of a job change what everybody may call its organization? */
export function hasNewName({ before, after }: Change): boolean {
  if (!before || after?.__typename !== 'OpenJob') return false;
  return shownOrganization(jobSnapshot(before)) !== shownOrganization(jobSnapshot(after));
}
