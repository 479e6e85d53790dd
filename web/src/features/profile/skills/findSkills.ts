import { rankSkill } from './rankSkill';
import type { SkillEntry } from './SkillEntry';

/** The maximum number of skills that a search returns. */
const MOST = 30;

/**
 * Finds skills by a typed text, the best matches first. The text can be part of the name, of its reading in
 * kana or romaji, or the beginning of a synonym.
 */
export function findSkills(entries: readonly SkillEntry[], text: string): SkillEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankSkill(entry, text) }))
    .filter((found): found is { entry: SkillEntry; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
