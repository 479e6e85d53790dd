import { eachTerm } from '../TokenFilter';

/**
 * Emulates Lucene's token filter `pattern_replace`: replaces each match of a regular expression in a token.
 * The emulation is right only for expressions that mean the same in Java and JavaScript.
 */
export const patternReplaceFilter = (pattern: string, replacement: string): ReturnType<typeof eachTerm> => {
  const expression = new RegExp(pattern, 'gu');
  return eachTerm((term) => term.replace(expression, replacement));
};
