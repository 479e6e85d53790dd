/** Limits of one search, so that no caller can keep the search engine busy for others. */
export const SearchLimits = {
  /**
   * Maximum cost of all conditions of one search. A pattern costs `pattern`, a text 1 for every ten characters
   * that it has begun, and any other condition 1.
   */
  cost: 300,
  /** Maximum cost of all searches of one `countOpenJobs`. */
  costOfCounts: 1000,
  /** Maximum number of characters of all different texts of a call, which are read word by word. */
  texts: 1000,
  /** Cost of a wildcard or regular expression, which is compared with every value of its field. */
  pattern: 60,
  /** Maximum number of `*` and `?` in a wildcard. Every further `?` after a `*` can double the work. */
  wildcards: 10,
  /**
   * Maximum number of states of a regular expression's automaton. It is sent with each regular expression, and
   * OpenSearch refuses an expression that needs more. OpenSearch's default is ten times as high.
   */
  states: 1000,
  /**
   * Maximum number of characters of a text that is searched in the wider steps too, if no record contains it.
   * Each step costs as much as the one before, and more for each word.
   */
  widened: 80,
  /** Maximum number of aggregates of one search. */
  aggregates: 12,
} as const;
