import { skillSynonyms } from '../../../../../model/skillSynonyms';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import { toRomaji } from '../../../lib/format/toRomaji';
import type { SkillEntry } from './SkillEntry';

const plain = (text: string) =>
  toFullWidthKatakana(text)
    .toLowerCase()
    .replaceAll(/[\s.・]/g, '');

const groups = skillSynonyms.map((rule) => rule.split(/,|=>/).map((word) => plain(word)));

/** Returns all words of the synonym groups that contain the skill, such as k8s for Kubernetes. */
const listSynonyms = (name: string) => groups.filter((group) => group.includes(plain(name))).flat();

/**
 * Rates how well a skill matches a text: 0 if its name or reading equals the text, 1 if a synonym does, a
 * higher number for a weaker match, null for no match.
 */
export function rankSkill({ name, kana }: SkillEntry, text: string): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  const romaji = /^[a-zａ-ｚ'’\s-]+$/i.test(text) ? toRomaji(text) : '';
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
