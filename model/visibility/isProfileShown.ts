import type { Viewer } from './FieldRules';

/**
 * May this viewer open a talent's profile at all? A private one is there for its owner, administrators and those
 * whose job the talent applied to; organizations besides need the talent's consent to be offered.
 */
export function isProfileShown(user: Record<string, unknown>, viewer: Viewer): boolean {
  if (viewer === 'public') return user.isPrivate !== true;
  if (viewer !== 'client') return true;
  return user.isPrivate !== true && user.isAgreedPostForClient === true && user.isDebug !== true;
}
