import type { Dictionary } from '../japanese/Dictionary';
import { segment } from '../japanese/segment';
import type { Token } from '../Token';
import type { Tokenizer } from '../TokenFilter';

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
