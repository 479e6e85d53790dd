import type { Concept } from './Concept';

/** All concepts of which a word begins with the same two letters, as one row of the table Catalog. */
export interface ConceptRow {
  /** The first letters of the words, folded (`conceptKey`). */
  sk: string;
  /** For each word in its folded form (`foldText`), the concept. */
  concepts: Record<string, Concept>;
}
