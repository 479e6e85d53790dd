import type { Viewer } from './FieldRules';

/**
 * Returns whether this viewer may open a talent's profile. A private profile, and one whose owner has asked for
 * the deletion of the account, is open only to its owner, to administrators and to job staff in contact with the
 * talent. So is every profile for the members of an organization that the talent blocks (`hiddenFrom`): to them it is
 * private. Members of organizations who are not in contact
 * also need the talent's consent to be shown to organizations, and never see a profile with `isDebug`, a flag
 * that only administrators set.
 * @param memberOf the organization of the viewer (`Caller.memberOf`); empty for one without
 */
export function isProfileShown(user: Record<string, unknown>, viewer: Viewer, memberOf: string): boolean {
  const hiddenFrom = (user.hiddenFrom ?? []) as string[];
  const isOpen =
    user.isPrivate !== true &&
    !user.deletionRequestedAt &&
    !(memberOf !== '' && hiddenFrom.includes(memberOf));
  if (viewer === 'public') return isOpen;
  if (viewer !== 'client') return true;
  return isOpen && user.isAgreedPostForClient === true && user.isDebug !== true;
}
