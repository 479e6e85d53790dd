import { projectToNull } from '../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../model/visibility/UserVisibility';
import type { SearchableUserFilterInput } from '../../generated/schema';

/**
 * Makes a search of talents by an administrator the same as one by an organization: `filter` finds only
 * talents who are shown to organizations, `project` leaves only the fields that organizations see. When an
 * organization searches, the API itself does both.
 */
export const offeredTalents = {
  /** The conditions under which a talent is shown to organizations. */
  filter: {
    isAgreedPostForClient: { eq: true },
    isPrivate: { eq: false },
    isDebug: { eq: false },
  } satisfies SearchableUserFilterInput,
  /** Returns a talent with the fields that organizations see; the others are null. */
  project: <Talent extends object>(talent: Talent): Talent => projectToNull(UserVisibility, talent, 'client'),
};
