import type { CharacterClasses } from './CharacterClasses';
import type { Trie } from './Trie';
import type { UserWords } from './UserWords';
import type { WordTable } from './WordTable';

/**
 * Where a candidate word comes from: the dictionary IPADIC, a sequence of characters that is in no
 * dictionary, or the user dictionary.
 */
export type Origin = 'known' | 'unknown' | 'user';

/** The Japanese dictionary of the segmenter: IPADIC and the words of a user dictionary. */
export interface Dictionary {
  trie: Trie;
  known: WordTable;
  unknown: WordTable;
  user: UserWords;
  /**
   * The known words that were added after the dictionary was loaded: a map from a word's text to its number.
   * These words are not in the trie.
   */
  later: ReadonlyMap<string, number>;
  classes: CharacterClasses;
  /**
   * Returns the cost of two words that follow each other. `rightId` is the right context id of the first word
   * in the text, `leftId` the left context id of the second.
   */
  connection(rightId: number, leftId: number): number;
}
