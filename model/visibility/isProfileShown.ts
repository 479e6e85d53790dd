import type { Viewer } from './FieldRules';

/**
 * Returns whether this viewer may open a talent's profile. A private profile is only for its owner, administrators
 * and those in contact. Organizations also need the talent's consent to be offered.
 */
export function isProfileShown(user: Record<string, unknown>, viewer: Viewer): boolean {
  if (viewer === 'public') return user.isPrivate !== true;
  if (viewer !== 'client') return true;
  return user.isPrivate !== true && user.isAgreedPostForClient === true && user.isDebug !== true;
}
