import type { Word } from '../Token';

/**
 * Gives access to the words of a dictionary by their number. It is implemented by IPADIC's tables of words
 * and by user dictionaries.
 */
export interface Words {
  leftId(word: number): number;
  rightId(word: number): number;
  cost(word: number): number;
  word(word: number): Word;
}
