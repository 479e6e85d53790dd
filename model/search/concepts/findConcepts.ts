import { foldText } from '../foldText';
import { readTypedCondition } from '../readTypedCondition';
import type { Concept } from './Concept';
import type { ConceptRow } from './ConceptRow';
import { conceptKey } from './conceptKey';
import type { FoundConcept } from './FoundConcept';
import { conceptLimits } from './conceptLimits';
import { joiningWords } from './joiningWords';
import { startsOf } from './startsOf';
import { scriptOf } from './scriptOf';

/** What can follow a word without making it another word, although it says something: 営業以外. */
const MEANING = '中心 以外 不可'.split(' ');

/** The least letters of an English word that can have a plural; GAS is not the plural of GA. */
const PLURAL = 4;

/** Hiragana that can follow a word in hiragana. */
const PARTICLES = 'でのをにがはともやかな';
/** Hiragana that can follow a word in kanji. */
const ENDINGS = `${PARTICLES}へよしすさせけだっあ`;

/** Returns whether a word that ends before `end` is a word there, and not the beginning of a longer one. */
function isWhole(letters: readonly string[], end: number, word: number): boolean {
  const [last, next] = [scriptOf(letters[end - 1] ?? ''), scriptOf(letters[end] ?? '')];
  if (next === '' || (last === 'hiragana' && next !== 'hiragana')) return true;
  // What follows a kanji may be its ending, as in 組み込み.
  if (next === 'hiragana') {
    const endings = last === 'kanji' ? ENDINGS : PARTICLES;
    return last === 'katakana' || last === 'latin' || endings.includes(letters[end] ?? ' ');
  }
  const after = letters.slice(end);
  const length = after.findIndex((letter) => scriptOf(letter) === '' || scriptOf(letter) === 'hiragana');
  const suffix = after.slice(0, length < 0 ? after.length : length).join('');
  return joiningWords.includes(suffix) || MEANING.includes(suffix) || (suffix === 's' && word >= PLURAL);
}

/** Returns where a word ends that begins at `at` and has the folded form `key`; -1 if no letter ends it. */
function endOf(letters: readonly string[], at: number, key: string): number {
  const reach = letters.slice(at, at + conceptLimits.reach);
  const folded = (length: number) => foldText(reach.slice(0, length).join(''));
  const last = reach.findIndex((_, index) => folded(index + 1) === key);
  if (last < 0) return -1;
  // A long vowel, which the folded form leaves out, belongs to the word.
  const rest = letters.slice(at + last + 1);
  const vowels = rest.findIndex((letter) => letter !== 'ー');
  return at + last + 1 + (vowels < 0 ? rest.length : vowels);
}

/**
 * Returns the concepts that a search text expresses, each with its part of the text, in their order. The longest word
 * that begins at a place counts. What already is a condition, such as 在宅, is no concept.
 * @param text the text in NFKC form and in lower case
 * @param rows the rows with the keys of `conceptKeysOf`
 */
export function findConcepts(text: string, rows: readonly ConceptRow[]): FoundConcept[] {
  const letters = text.split('');
  const found: FoundConcept[] = [];
  let from = 0;
  startsOf(text).forEach(({ at, folded }) => {
    const { sk } = conceptKey(folded);
    const concepts = rows.filter((row) => row.sk === sk)[0]?.concepts;
    if (!concepts || at < from || found.length >= conceptLimits.perText) return;
    let longest = '';
    let end = -1;
    Object.keys(concepts).forEach((key) => {
      if (key.length <= longest.length || !folded.startsWith(key)) return;
      const ends = endOf(letters, at, key);
      if (ends < 0 || !isWhole(letters, ends, key.length)) return;
      longest = key;
      end = ends;
    });
    const concept: Concept | undefined = concepts[longest];
    const typed = letters.slice(at, end < 0 ? at : end).join('');
    if (!concept || readTypedCondition(typed)) return;
    found.push({ ...concept, text: typed, at });
    from = end;
  });
  return found;
}
