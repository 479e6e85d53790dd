import type { CharFilter, Piece } from './MappedText';
import { joinPieces } from './MappedText';

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
// Combining marks and half-width voicing marks combine with the preceding character.
const JOINS = /^[\p{M}\uff9e\uff9f\u1160-\u11ff]/u;

/**
 * Applies Unicode's NFKC_Casefold, the default of OpenSearch's `icu_normalizer`: upper case becomes lower
 * case, and full-width and half-width forms become the usual ones.
 */
export const caseFold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

const isPlain = (code: number): boolean =>
  (code < 0x80 && !(code >= 0x41 && code <= 0x5a)) ||
  (code >= 0x3041 && code <= 0x3096) ||
  (code >= 0x30a1 && code <= 0x30fa) ||
  (code >= 0x4e00 && code <= 0x9fff);

const sizeAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/**
 * Returns the end of the section that begins at `from` and that case folding does not change. If a combining
 * mark follows, the section ends one character earlier, because case folding may join this character with the
 * mark.
 */
function endOfPlain(text: string, from: number): number {
  let end = from;
  while (end < text.length && isPlain(text.charCodeAt(end))) end++;
  return end < text.length && end > from && JOINS.test(text.slice(end, end + 2)) ? end - 1 : end;
}

/**
 * Emulates OpenSearch's character filter `icu_normalizer`: applies NFKC_Casefold to each character together
 * with its combining marks.
 */
export const normalizeCharFilter: CharFilter = (input) => {
  const pieces: Piece[] = [];
  const { text } = input;
  for (let at = 0; at < text.length;) {
    const same = endOfPlain(text, at);
    if (same > at) pieces.push({ from: at, to: same, text: text.slice(at, same) });
    at = same;
    if (at === text.length) break;
    let end = at + sizeAt(text, at);
    while (end < text.length && JOINS.test(text.slice(end, end + 2))) end += sizeAt(text, end);
    const folded = caseFold(text.slice(at, end));
    const added = Math.max(0, folded.length - (end - at));
    // Like ICU, assign the extra characters of a longer result to the first character of the section.
    pieces.push({ from: at, to: end, text: folded, inner: (index) => Math.max(0, index - added) });
    at = end;
  }
  return joinPieces(input, pieces);
};
