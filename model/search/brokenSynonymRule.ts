import { SynonymLimits } from '../limits/SynonymLimits';
import { generalWords } from './generalWords';
import type { SynonymRule } from './SynonymRule';

const GENERAL = generalWords.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const { shortest, longest, words: most } = SynonymLimits;

/** Why a rule for synonyms is refused. Each code has a text in the web app. */
export type BrokenSynonym = 'words' | 'length' | 'repeated' | 'general' | 'contained';

/**
 * Returns why a rule for synonyms would be wrong or too wide, or null: too few or too many words, a word that is too
 * short or too long, a word that occurs twice, a general word that the rule finds, or, in a rule without `to`, a word
 * that contains another one, so that the longer one would find everything of the shorter one.
 * @param rule with normalized words
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

/** Returns whether a word contains another: Latin words as whole words (`java` is no part of `javascript`). */
function contains(word: string, part: string): boolean {
  const at = word.indexOf(part);
  if (at < 0) return false;
  const [before, after] = [word.charAt(at - 1), word.charAt(at + part.length)];
  const isLetter = (letter: string) => letter !== '' && LETTERS.includes(letter);
  const joins = (outer: string, inner: string) => isLetter(outer) && isLetter(inner);
  return !joins(before, part.charAt(0)) && !joins(after, part.charAt(part.length - 1));
}
