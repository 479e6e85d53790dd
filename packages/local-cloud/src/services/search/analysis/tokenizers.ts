import type { Dictionary } from './japanese/Dictionary';
import { segment } from './japanese/segment';
import type { Token } from './Token';
import type { Tokenizer } from './TokenFilter';

const word = (term: string, start: number, position: number): Token => ({
  ...{ term, start, end: start + term.length, position },
  length: 1,
  type: 'word',
});

export const keywordTokenizer: Tokenizer = (text) => (text === '' ? [] : [word(text, 0, 0)]);

export const whitespaceTokenizer: Tokenizer = (text) =>
  [...text.matchAll(/[^\p{Z}\s]+/gu)].map((match, position) => word(match[0], match.index, position));

/**
 * Emulates Lucene's tokenizer `ngram` with the `token_chars` letter and digit: returns the n-grams of `least`
 * to `most` characters in each run of letters and digits.
 */
export const ngramTokenizer =
  (least: number, most: number): Tokenizer =>
  (text) => {
    const tokens: Token[] = [];
    for (const run of text.matchAll(/[\p{L}\p{Nd}]+/gu)) {
      const characters = [...run[0]];
      let start = run.index;
      characters.forEach((character, index) => {
        for (let size = least; size <= most && index + size <= characters.length; size++)
          tokens.push(word(characters.slice(index, index + size).join(''), start, tokens.length));
        start += character.length;
      });
    }
    return tokens;
  };

export const kuromojiTokenizer =
  (dictionary: Dictionary, keepCompounds: boolean): Tokenizer =>
  (text) => {
    const tokens: Token[] = [];
    let position = -1;
    for (const { start, end, word, origin, parts } of segment(dictionary, text, keepCompounds)) {
      if (parts === undefined) position++;
      const term = text.slice(start, end);
      tokens.push({
        ...{ term, start, end, position, length: parts ?? 1, type: 'word' },
        word: dictionary[origin].word(word),
      });
    }
    return tokens;
  };
