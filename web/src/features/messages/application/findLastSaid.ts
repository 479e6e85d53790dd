import type { Party } from '../../../entities/application/findNextStep';
import type { ThreadLine } from '../thread/ThreadLine';

/**
 * Returns by whom and when the last message of a conversation was written; null if there is none. Everybody but the
 * talent writes for the organization.
 */
export function findLastSaid(
  lines: readonly ThreadLine[],
  talent: string | null,
): { by: Party; at: string } | null {
  const last = lines.findLast(({ isEvent }) => !isEvent);
  return last ? { by: last.authorId === talent ? 'talent' : 'organization', at: last.createdAt } : null;
}
