import { notEmulated } from '../Refusal';
import { joinPieces, type CharFilter, type Piece } from './MappedText';

/**
 * Emulates Lucene's character filter `pattern_replace`: replaces each match of a regular expression in a text. The
 * emulation is right only for expressions that mean the same in Java and JavaScript. Replacements that are longer than
 * what they replace, or refer to groups, are rejected.
 */
export function patternReplaceCharFilter(pattern: string, replacement: string): CharFilter {
  if (/[$\\]/.test(replacement)) throw notEmulated(`[replacement: ${replacement}] of a char filter`);
  const expression = new RegExp(pattern, 'gu');
  return (input) => {
    const { text } = input;
    const pieces: Piece[] = [];
    let kept = 0;
    for (const { 0: found, index } of text.matchAll(expression)) {
      if (replacement.length > found.length) throw notEmulated(`[replacement: ${replacement}] of ${found}`);
      const end = index + found.length;
      if (index > kept) pieces.push({ from: kept, to: index, text: text.slice(kept, index) });
      pieces.push({ from: index, to: end, text: replacement });
      kept = end;
    }
    if (kept === 0) return input;
    if (text.length > kept) pieces.push({ from: kept, to: text.length, text: text.slice(kept) });
    return joinPieces(input, pieces);
  };
}
