import { skillSynonyms } from '../../../../../model/skillSynonyms';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import { toRomaji } from '../../../lib/format/toRomaji';
import type { SkillEntry } from './SkillEntry';

/** The maximum number of skills that a search returns. */
const MOST = 30;

const plain = (text: string) =>
  toFullWidthKatakana(text)
    .toLowerCase()
    .replaceAll(/[\s.・]/g, '');

const groups = skillSynonyms.map((rule) => rule.split(/,|=>/).map((word) => plain(word)));

/** Returns all words of the synonym groups that contain the skill, such as k8s for Kubernetes. */
const listSynonyms = (name: string) => groups.filter((group) => group.includes(plain(name))).flat();

/**
 * Rates how well a skill matches the typed text: 0 when it has exactly this name, higher numbers for weaker
 * matches, null for no match.
 */
function rank({ name, kana }: SkillEntry, typed: string, romaji: string): number | null {
  const names = [plain(name), plain(kana ?? '')];
  if (names.includes(typed)) return 0;
  const others = listSynonyms(name);
  if (others.includes(typed)) return 1;
  if (names.some((one) => one.startsWith(typed))) return 2;
  const inKana = [kana ?? '', ...others].filter((word) => /[ぁ-ヶ]/.test(word));
  const readings = romaji.length > 1 ? inKana.map((word) => toRomaji(word)) : [];
  if (readings.some((reading) => reading.startsWith(romaji))) return 3;
  if (names.some((one) => one.includes(typed)) || others.some((one) => one.startsWith(typed))) return 4;
  return readings.some((reading) => reading.includes(romaji)) ? 5 : null;
}

/**
 * Finds skills by a typed text, the best matches first. The text can be part of the name, of its reading in
 * kana or romaji, or of a synonym.
 */
export function findSkills(entries: readonly SkillEntry[], text: string): SkillEntry[] {
  const typed = plain(text);
  if (typed === '') return [];
  const romaji = /^[a-zａ-ｚ'’\s-]+$/i.test(text) ? toRomaji(text) : '';
  return entries
    .map((entry) => ({ entry, rank: rank(entry, typed, romaji) }))
    .filter((found): found is { entry: SkillEntry; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
