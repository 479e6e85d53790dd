import type { TokenFilter } from '../TokenFilter';

/** The beginnings of each token, all at the token's own position and offsets. */
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
