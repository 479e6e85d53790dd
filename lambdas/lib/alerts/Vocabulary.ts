import type { ConceptRow } from '../../../model/search/concepts/ConceptRow';
import type { SynonymRule } from '../../../model/search/SynonymRule';

/** What a search reads to understand a text: the published synonyms, and the concepts that the text may express. */
export interface Vocabulary {
  rules: readonly SynonymRule[];
  concepts: readonly ConceptRow[];
}
