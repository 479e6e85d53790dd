import { project } from '../visibility/project';
import { UserVisibility } from '../visibility/UserVisibility';

const SHOWN =
  'id sub displayName nameInitial name profileIcon coverImage description skillTags userMainJobId mainJob ' +
  'portfolioPath hopeLocationType';

/**
 * Returns a professional's card, which is stored below a category: the public fields of the talent's profile
 * that lists of professionals show. It does not check whether the profile is private, in which case no card
 * may be shown.
 */
export function workerCard(user: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = project(UserVisibility, { ...user, id: user.sub }, 'public');
  const card: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    card[field] = shown[field] ?? null;
  });
  return card;
}
