import type { Concept } from './Concept';

/** The concepts whose words begin with the same letters (`conceptKey`), as one row of the table Catalog. */
export interface ConceptRow {
  /** The first letters of the words, folded (`conceptKey`). */
  sk: string;
  /** For each word in its folded form (`foldText`), the concept. */
  concepts: Record<string, Concept>;
}
