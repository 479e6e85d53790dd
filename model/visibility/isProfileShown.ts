import type { Viewer } from './FieldRules';

/**
 * Returns whether this viewer may open a talent's profile. Only its owner, administrators and organizations
 * in contact may open a private profile. Other organizations also need the talent's consent to be shown to
 * organizations, and never see a profile with `isDebug`, which only administrators set.
 */
export function isProfileShown(user: Record<string, unknown>, viewer: Viewer): boolean {
  if (viewer === 'public') return user.isPrivate !== true;
  if (viewer !== 'client') return true;
  return user.isPrivate !== true && user.isAgreedPostForClient === true && user.isDebug !== true;
}
