import type { CharacterClasses } from './CharacterClasses';
import type { Trie } from './Trie';
import type { UserWords } from './UserWords';
import type { WordTable } from './WordTable';

/** The origin of a word: the dictionary, an unknown character sequence, or the user dictionary. */
export type Origin = 'known' | 'unknown' | 'user';

/** The IPADIC dictionary as the segmenter reads it. */
export interface Dictionary {
  trie: Trie;
  known: WordTable;
  unknown: WordTable;
  user: UserWords;
  /** Known words that are not in the trie, by how they are written. */
  later: ReadonlyMap<string, number>;
  classes: CharacterClasses;
  /** Cost of one word after another, by their context ids. */
  connection(rightId: number, leftId: number): number;
}
