import { eachTerm } from '../TokenFilter';

/**
 * Lucene's token filter `pattern_replace`: replaces every match of a regular expression in each token. The expression
 * must mean the same in Java and in JavaScript.
 */
export const patternReplaceFilter = (pattern: string, replacement: string): ReturnType<typeof eachTerm> => {
  const expression = new RegExp(pattern, 'gu');
  return eachTerm((term) => term.replace(expression, replacement));
};
