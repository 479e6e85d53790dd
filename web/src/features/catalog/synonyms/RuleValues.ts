import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { readWords } from './readWords';

/**
 * The values of the form in which administrators edit a rule for synonyms. A list of words is one text in
 * this form, with commas between the words.
 */
export interface RuleValues {
  words: string | null;
  to: string | null;
  reason: string | null;
}

const joinWords = (words: readonly string[]): string | null => (words.length > 0 ? words.join('、') : null);

/** Converts a rule to the values of the form, and back. */
export const RuleValues = {
  of: ({ words, to, reason }: SynonymRule): RuleValues => ({
    words: joinWords(words),
    to: joinWords(to),
    reason: reason ?? null,
  }),
  toRule: ({ words, to, reason }: RuleValues): SynonymRule => ({
    words: readWords(words),
    to: readWords(to),
    reason: reason?.trim() ? reason.trim() : null,
  }),
};
