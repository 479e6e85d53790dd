import type { Viewer } from './FieldRules';

/**
 * Returns whether this viewer may open a talent's profile. A private profile is open only to its owner, to
 * administrators and to job staff in contact with the talent. Members of organizations who are not in contact
 * also need the talent's consent to be shown to organizations, and never see a profile with `isDebug`, a flag
 * that only administrators set.
 */
export function isProfileShown(user: Record<string, unknown>, viewer: Viewer): boolean {
  if (viewer === 'public') return user.isPrivate !== true;
  if (viewer !== 'client') return true;
  return user.isPrivate !== true && user.isAgreedPostForClient === true && user.isDebug !== true;
}
