import { SynonymLimits } from '../limits/SynonymLimits';
import { generalWords } from './generalWords';
import type { SynonymRule } from './SynonymRule';

const GENERAL = generalWords.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const { shortest, longest, words: most } = SynonymLimits;

/** Why a rule for synonyms is refused. Each code has a text in the web app. */
export type BrokenSynonym = 'words' | 'length' | 'repeated' | 'general' | 'contained';

/**
 * Returns why a synonym rule is refused; null if it is not.
 * - `words`: it has too few or too many words.
 * - `length`: a word is too short or too long.
 * - `repeated`: a word occurs twice.
 * - `general`: it finds a word that very many jobs contain (`generalWords`).
 * - `contained`: it has no `to`, and one of its words contains another one. The longer word would then find
 *   everything that the shorter one finds.
 * @param rule a rule with normalized words
 */
export function brokenSynonymRule({ words, to }: Pick<SynonymRule, 'words' | 'to'>): BrokenSynonym | null {
  const isMutual = to.length === 0;
  if (words.length < (isMutual ? 2 : 1) || words.length > most || to.length > most) return 'words';
  const all = [...words, ...to];
  if (all.some((word) => word.length < shortest || word.length > longest)) return 'length';
  if (all.some((word, at) => all.indexOf(word) < at)) return 'repeated';
  if ((isMutual ? words : to).some((word) => GENERAL.includes(word))) return 'general';
  if (isMutual && words.some((word) => words.some((other) => other !== word && contains(word, other))))
    return 'contained';
  return null;
}

/**
 * Returns whether a word contains another. A Latin word is contained only as a whole word, so `javascript`
 * does not contain `java`.
 */
function contains(word: string, part: string): boolean {
  const at = word.indexOf(part);
  if (at < 0) return false;
  const [before, after] = [word.charAt(at - 1), word.charAt(at + part.length)];
  const isLetter = (letter: string) => letter !== '' && LETTERS.includes(letter);
  const joins = (outer: string, inner: string) => isLetter(outer) && isLetter(inner);
  return !joins(before, part.charAt(0)) && !joins(after, part.charAt(part.length - 1));
}
