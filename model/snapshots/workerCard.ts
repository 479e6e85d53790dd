import { project } from '../visibility/project';
import { UserVisibility } from '../visibility/UserVisibility';

const SHOWN =
  'id sub displayName nameInitial name profileIcon coverImage description skillTags userMainJobId mainJob ' +
  'portfolioPath hopeLocationType';

/**
 * Returns the card of a professional that a category lists: public fields of the talent's profile. The caller decides
 * whether the card may be shown, because a profile can be private.
 */
export function workerCard(user: Record<string, unknown>): Record<string, unknown> {
  const shown = project(UserVisibility, { ...user, id: user.sub }, 'public');
  const card: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    card[field] = shown[field] ?? null;
  });
  return card;
}
