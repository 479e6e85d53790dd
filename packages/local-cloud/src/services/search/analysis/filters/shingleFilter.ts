import type { TokenFilter } from '../TokenFilter';
import type { Token } from '../Token';

/**
 * Emulates Lucene's token filter `shingle` with unigrams: adds, after each token, the shingles that begin
 * with it. A shingle is `least` to `most` consecutive tokens joined by `separator`. Where a removed token
 * leaves a gap in the positions, Lucene inserts `_`; here, no shingle extends over the gap.
 */
export const shingleFilter =
  (least: number, most: number, separator: string): TokenFilter =>
  (tokens) =>
    tokens.flatMap((token, at) => {
      const longer: Token[] = [];
      for (let count = least; count <= most && at + count <= tokens.length; count += 1) {
        const parts = tokens.slice(at, at + count);
        if (parts.some(({ position }, index) => position !== token.position + index)) break;
        const term = parts.map((part) => part.term).join(separator);
        longer.push({ ...token, term, end: parts.at(-1)?.end ?? token.end, length: count, word: undefined });
      }
      return [token, ...longer];
    });
