import type { Word } from '../Token';

/** What the segmenter asks of words by their number, wherever they come from. */
export interface Words {
  leftId(word: number): number;
  rightId(word: number): number;
  cost(word: number): number;
  word(word: number): Word;
}
