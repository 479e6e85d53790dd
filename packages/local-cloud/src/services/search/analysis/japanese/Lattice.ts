import type { Dictionary, Origin } from './Dictionary';
import type { Words } from './Words';
import type { CharacterClasses } from './CharacterClasses';

const KANJI_LENGTH = 2;
const KANJI_PENALTY = 3000;
const OTHER_LENGTH = 7;
const OTHER_PENALTY = 1700;
/**
 * Returns the cost that Lucene's search mode adds to a long word, because it may be a compound; 0 for a short
 * word.
 */
function searchPenalty(classes: CharacterClasses, text: string, from: number, to: number): number {
  const length = to - from;
  if (length <= KANJI_LENGTH) return 0;
  let at = from;
  while (at < to && classes.isKanji(text.charCodeAt(at))) at++;
  if (at === to) return (length - KANJI_LENGTH) * KANJI_PENALTY;
  return length > OTHER_LENGTH ? (length - OTHER_LENGTH) * OTHER_PENALTY : 0;
}

/** A candidate word in the lattice, with the total cost of the cheapest path that ends with it. */
export interface Arc {
  cost: number;
  /** Position in the text at which this candidate word begins. */
  from: number;
  /** Index of the preceding word on the cheapest path, among the words that end where this word begins. */
  fromIndex: number;
  word: number;
  origin: Origin;
  rightId: number;
}

const START: Arc = { cost: 0, from: -1, fromIndex: -1, word: -1, origin: 'known', rightId: 0 };

/**
 * The lattice with which the Japanese segmenter finds the cheapest sequence of words (Viterbi algorithm): a
 * text's candidate words, by the position at which they end.
 */
export class Lattice {
  private readonly arcs: Arc[][] = [[START]];
  /** The largest position in the text at which one of the candidate words added so far ends. */
  end = 0;

  constructor(
    readonly dictionary: Dictionary,
    readonly text: string,
  ) {}

  at(position: number): Arc[] {
    return (this.arcs[position] ??= []);
  }

  set(position: number, arcs: Arc[]): void {
    this.arcs[position] = arcs;
  }

  /**
   * Returns the cost that Lucene's search mode adds to a word because of its length. It is 0 for words of the
   * user dictionary, so that they are not split as compounds.
   */
  penalty(from: number, to: number, origin: Origin): number {
    if (origin === 'user') return 0;
    return searchPenalty(this.dictionary.classes, this.text, from, to);
  }

  table(origin: Origin): Words {
    return this.dictionary[origin];
  }

  /**
   * Adds a candidate word to the lattice, as the continuation of the cheapest path that ends where the word
   * begins. `extra` is added to the word's cost.
   */
  add(from: number, to: number, word: number, origin: Origin, extra = 0): void {
    const table = this.table(origin);
    const leftId = table.leftId(word);
    let cost = Infinity;
    let fromIndex = -1;
    const arcs = this.at(from);
    for (let index = 0; index < arcs.length; index++) {
      const { cost: before, rightId } = arcs[index] as Arc;
      const through = before + this.dictionary.connection(rightId, leftId);
      if (through >= cost) continue;
      cost = through;
      fromIndex = index;
    }
    cost += table.cost(word) + extra;
    this.push(to, { cost, from, fromIndex, word, origin, rightId: table.rightId(word) });
  }

  push(to: number, arc: Arc): void {
    this.at(to).push(arc);
    if (to > this.end) this.end = to;
  }
}
