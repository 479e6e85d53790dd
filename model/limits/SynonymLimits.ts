/** Limits of the synonyms that administrators publish. All rules are one row, which each search with a text reads. */
export const SynonymLimits = {
  rules: 100,
  /** Maximum number of words on each side of a rule. */
  words: 8,
  /** Minimum and maximum number of characters of a word. */
  shortest: 2,
  longest: 30,
  reason: 100,
  /** Maximum number of queries of a preview. */
  queries: 10,
};
