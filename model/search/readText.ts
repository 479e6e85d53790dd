import { identityOf } from './identityOf';
import type { SearchText } from './SearchText';
import { understandText } from './understandText';
import { wholeName } from './wholeName';

/**
 * Returns what a search text means.
 * @param plain the text after Unicode normalization (NFKC)
 */
export function readText(plain: string): SearchText {
  const understood = understandText(plain.toLowerCase());
  return { ...understood, typed: understood.words, whole: wholeName(plain), identity: identityOf(plain) };
}
