import type { Understood } from './Understood';

/** The meaning of a search text, with the words that published synonyms add. */
export interface ExpandedText extends Understood {
  /** The words as they were typed, without synonyms. */
  typed: string[][];
}
