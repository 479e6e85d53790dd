import type { Token } from './Token';

export type Tokenizer = (text: string) => Token[];
export type TokenFilter = (tokens: Token[]) => Token[];

/** Returns a token filter that changes the term of each token and nothing else. */
export const eachTerm =
  (change: (term: string, token: Token) => string): TokenFilter =>
  (tokens) =>
    tokens.map((token) => {
      const term = change(token.term, token);
      return term === token.term ? token : { ...token, term };
    });
