import type { TokenFilter } from '../TokenFilter';
import type { Token } from '../Token';

/**
 * Lucene's token filter `shingle`, with unigrams: after each token it adds the shingles that begin there. A
 * shingle is `least` to `most` consecutive tokens joined by `separator`. Lucene fills a gap in the positions
 * with `_`. In this emulation, a gap ends the shingle.
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
