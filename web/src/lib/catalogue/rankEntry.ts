import json from '../../../../model/search/readings.json';
import { wholeName } from '../../../../model/search/wholeName';
import { skillSynonyms } from '../../../../model/skillSynonyms';
import { toRomaji } from '../format/toRomaji';

interface Entry {
  name: string;
  /** The reading, if the catalogue has it. */
  kana?: string | null;
}

/** The readings of names that catalogues have from the beginning, for those that store no reading. */
const readings: Readonly<Record<string, string | undefined>> = json;

const plain = (text: string) => wholeName(text.normalize('NFKC'));

/** Romaji with short vowels only, because people write Tokyo and Toukyou. */
const spell = (text: string) => toRomaji(text).replaceAll('ou', 'o');

const groups = skillSynonyms.map((rule) => rule.split(/,|=>/).map((word) => plain(word)));

/** Returns all words of the synonym groups that contain the name, such as k8s for Kubernetes. */
const listSynonyms = (name: string) => groups.filter((group) => group.includes(plain(name))).flat();

/**
 * Rates how well an entry of a catalogue matches a text: 0 if its name or reading equals the text, 1 if a synonym
 * does, a higher number for a weaker match, null for no match. Width, case, kind of kana and spelling do not count, and
 * readings may be typed in kana or romaji.
 */
export function rankEntry({ name, kana: stored }: Entry, text: string): number | null {
  const typed = plain(text);
  if (typed === '') return null;
  const kana = stored || readings[name] || '';
  const romaji = /^[a-zａ-ｚ'’\s-]+$/i.test(text) ? spell(text) : '';
  const names = [plain(name), plain(kana)];
  if (names.includes(typed)) return 0;
  const others = listSynonyms(name);
  if (others.includes(typed)) return 1;
  if (names.some((one) => one.startsWith(typed))) return 2;
  const inKana = [kana, ...others].filter((word) => /[ぁ-ヶ]/.test(word));
  const spoken = romaji.length > 1 ? inKana.map((word) => spell(word)) : [];
  if (spoken.some((reading) => reading.startsWith(romaji))) return 3;
  if (names.some((one) => one.includes(typed)) || others.some((one) => one.startsWith(typed))) return 4;
  return spoken.some((reading) => reading.includes(romaji)) ? 5 : null;
}
