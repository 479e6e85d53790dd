import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import type { Item } from '../../lib/Item';
import { isStanding } from './isStanding';

/**
 * Whom a row about a job is about, for the job's side: who applied by name, which applying consented to, as long as the
 * application stands; after it was withdrawn no more than what everybody sees, as of who is involved otherwise: of a
 * private profile nothing.
 */
export function applicantFor(row: Item, user: Item): Item | null {
  if (!isStanding(row))
    return isProfileShown(user, 'public') ? project(UserVisibility, user, 'public') : null;
  const isNamed = user.isShareFullname === true || !!row.consentedAt;
  return project(UserVisibility, { ...user, isShareFullname: isNamed }, 'inContact');
}
