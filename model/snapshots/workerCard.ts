import { project } from '../visibility/project';
import { UserVisibility } from '../visibility/UserVisibility';

const SHOWN =
  'id sub displayName nameInitial name profileIcon coverImage description skillTags userMainJobId mainJob ' +
  'portfolioPath hopeLocationType';

/** The card of a professional in a category, from the public profile; null if the profile is private. */
export function workerCard(user: Record<string, unknown>): Record<string, unknown> {
  const shown = project(UserVisibility, { ...user, id: user.sub }, 'public');
  const card: Record<string, unknown> = {};
  SHOWN.split(' ').forEach((field) => {
    card[field] = shown[field] ?? null;
  });
  return card;
}
