/**
 * A synonym rule that administrators publish: a search for one word then also finds other words. All words
 * are normalized (`normalizeTerm`).
 */
export interface SynonymRule {
  /** The words that a person may type. */
  words: readonly string[];
  /**
   * The words that a search for one of `words` finds in addition. If the list is empty, each word of `words`
   * finds all the others.
   */
  to: readonly string[];
  /** The reason for the rule, for other administrators to read. */
  reason?: string | null;
}
