import type { ConceptRow } from './concepts/ConceptRow';
import { findConcepts } from './concepts/findConcepts';
import { identityOf } from './identityOf';
import type { SearchText } from './SearchText';
import { understandText } from './understandText';
import { wholeName } from './wholeName';

/**
 * Returns what a search text means.
 * @param plain the text after Unicode normalization (NFKC)
 * @param concepts the rows with the concepts that the text may express (`conceptKeysOf`)
 */
export function readText(plain: string, concepts: readonly ConceptRow[]): SearchText {
  const typed = plain.toLowerCase();
  const understood = understandText(typed, findConcepts(typed, concepts));
  return { ...understood, typed: understood.words, whole: wholeName(plain), identity: identityOf(plain) };
}
