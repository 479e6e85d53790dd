import type { TokenFilter } from '../TokenFilter';
import type { Token } from '../Token';

/**
 * Lucene's token filter `shingle`, with unigrams: adds to each token the tokens that it forms together with the next
 * ones, `least` to `most` of them, joined by `separator`. A gap in the positions is filled with `_` in Lucene; here it
 * ends the shingle, because no analyzer of this service removes tokens before this filter.
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
