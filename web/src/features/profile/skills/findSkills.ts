import { rankEntry } from '../../../lib/catalogue/rankEntry';
import type { SkillEntry } from './SkillEntry';

/** The maximum number of skills that a search returns. */
const MOST = 30;

/**
 * Finds skills by a typed text, the best matches first. A skill matches if the text is a part of its name
 * or of its reading in kana or romaji, or the beginning of one of its synonyms.
 */
export function findSkills(entries: readonly SkillEntry[], text: string): SkillEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankEntry(entry, text) }))
    .filter((found): found is { entry: SkillEntry; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
