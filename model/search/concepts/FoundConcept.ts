import type { Concept } from './Concept';

/** A concept that a search text expresses. */
export interface FoundConcept extends Concept {
  /** The part of the search text that expresses it, in lower case. */
  text: string;
  /** Where the part begins. */
  at: number;
}
