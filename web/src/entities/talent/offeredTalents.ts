import { projectToNull } from '../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../model/visibility/UserVisibility';
import type { SearchableUserFilterInput } from '../../generated/schema';

/**
 * What makes a search of talents by an administrator one of an organization. For organizations the API does both by
 * itself.
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
