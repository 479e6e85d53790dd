import type { TokenFilter } from '../TokenFilter';

/**
 * Emulates Lucene's token filter `edge_ngram`: replaces each token by its prefixes of `least` to `most`
 * characters. They have the same position and offsets as the token.
 */
export const edgeNgramFilter =
  (least: number, most: number): TokenFilter =>
  (tokens) =>
    tokens.flatMap((token) => {
      const characters = [...token.term];
      const sizes = Math.min(most, characters.length) - least + 1;
      return Array.from({ length: Math.max(0, sizes) }, (_, index) => ({
        ...token,
        term: characters.slice(0, least + index).join(''),
      }));
    });
