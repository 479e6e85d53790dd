import type { CharacterClasses } from './CharacterClasses';
import type { Trie } from './Trie';
import type { UserWords } from './UserWords';
import type { WordTable } from './WordTable';

/** Origin of a word: the dictionary IPADIC, an unknown sequence of characters, or the user dictionary. */
export type Origin = 'known' | 'unknown' | 'user';

/** The Japanese dictionary of the segmenter: IPADIC and the words of a user dictionary. */
export interface Dictionary {
  trie: Trie;
  known: WordTable;
  unknown: WordTable;
  user: UserWords;
  /**
   * Numbers of known words by their text. Contains the words that were added after the dictionary was loaded,
   * because these are missing in the trie.
   */
  later: ReadonlyMap<string, number>;
  classes: CharacterClasses;
  /**
   * Returns the connection cost of two consecutive words, given by the right context id of the first and the left
   * context id of the second.
   */
  connection(rightId: number, leftId: number): number;
}
