/**
 * Limits of the synonym rules that administrators publish. All rules are stored in one row, because each
 * search with a text reads them.
 */
export const SynonymLimits = {
  rules: 100,
  /** Maximum number of words on each side of a rule. */
  words: 8,
  /** Minimum and maximum number of characters of a word. */
  shortest: 2,
  longest: 30,
  reason: 100,
  /** Maximum number of search texts that one preview of synonym rules may try. */
  queries: 10,
};
