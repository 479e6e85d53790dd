import type { Word } from '../Token';

/** Words that are found by their number. IPADIC and user dictionaries implement it. */
export interface Words {
  leftId(word: number): number;
  rightId(word: number): number;
  cost(word: number): number;
  word(word: number): Word;
}
