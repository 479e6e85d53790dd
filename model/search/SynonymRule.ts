/** A rule with which administrators let a search text find other words too. All texts are normalized (`normalizeTerm`). */
export interface SynonymRule {
  /** The words that a person may type. */
  words: readonly string[];
  /** The words that these find in addition. If there are none, each word of `words` finds all the others. */
  to: readonly string[];
  /** Why the rule exists, for other administrators. */
  reason?: string | null;
}
