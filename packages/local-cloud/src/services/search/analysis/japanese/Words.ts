import type { Word } from '../Token';

/** Access to words by their number, the same for IPADIC and user dictionaries. */
export interface Words {
  leftId(word: number): number;
  rightId(word: number): number;
  cost(word: number): number;
  word(word: number): Word;
}
