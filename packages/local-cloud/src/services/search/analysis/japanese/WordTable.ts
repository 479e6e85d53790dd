import type { Word } from '../Token';
import type { Words } from './Words';

const ENTRY_SHORTS = 5;

/**
 * The words of a dictionary by their number: context ids, cost, and features such as the reading. Words with
 * the same spelling or, if unknown, the same character class form a group.
 */
export class WordTable implements Words {
  private readonly words = new Map<number, Word>();
  private shorts: Int16Array;
  private readonly targets: Int32Array;
  /**
   * For each group, an index in `targets`; 0 if there is no such group. The element at this index is the
   * number of the group's words, and the words follow it.
   */
  private readonly groups: Int32Array;

  /**
   * Reads the words of a Japanese dictionary from the binary data of the IPADIC package.
   * @param entries for each word: left id, right id and cost (16 bits each), offset of its features (32 bits)
   * @param features zero-terminated UTF-8 texts `surface,pos,pos1,pos2,pos3,type,form,base,reading,…`
   * @param groups the number of groups; then for each group its number, how many words it has, and the byte
   * offsets of these words in `entries`
   */
  constructor(
    entries: ArrayBuffer,
    private readonly features: Buffer,
    groups: ArrayBuffer,
    /**
     * True for the table of known words, false for that of unknown words, which have no base form and no
     * reading.
     */
    private readonly isKnown: boolean,
  ) {
    this.shorts = new Int16Array(entries);
    this.targets = new Int32Array(groups);
    this.groups = new Int32Array(this.targets.length);
    for (let left = this.targets[0] ?? 0, at = 1; left > 0; left--) {
      this.groups[this.targets[at] ?? 0] = at + 1;
      at += 2 + (this.targets[at + 1] ?? 0);
    }
  }

  /**
   * Calls `visit` with the number of each word of a group. The words of a group have the same spelling or, in
   * the table of unknown words, the same character class.
   */
  each(group: number, visit: (word: number) => void): void {
    const at = this.groups[group] ?? 0;
    if (at === 0) return;
    const end = at + (this.targets[at] ?? 0);
    for (let index = at + 1; index <= end; index++) visit((this.targets[index] ?? 0) / 2);
  }

  leftId = (word: number): number => this.shorts[word] ?? 0;
  rightId = (word: number): number => this.shorts[word + 1] ?? 0;
  cost = (word: number): number => this.shorts[word + 2] ?? 0;

  /** Adds a word to the Japanese dictionary, and returns the word's number. */
  add(ids: { leftId: number; rightId: number; cost: number }, word: Word): number {
    const number = this.shorts.length;
    const grown = new Int16Array(number + ENTRY_SHORTS);
    grown.set(this.shorts);
    grown.set([ids.leftId, ids.rightId, ids.cost], number);
    this.shorts = grown;
    this.words.set(number, word);
    return number;
  }

  word(word: number): Word {
    const known = this.words.get(word);
    if (known) return known;
    const low = (this.shorts[word + 3] ?? 0) & 0xffff;
    const from = ((this.shorts[word + ENTRY_SHORTS - 1] ?? 0) << 16) | low;
    const line = this.features.toString('utf8', from, this.features.indexOf(0, from));
    const [surface, ...rest] = line.split(',');
    const [base, reading] = [rest[6], rest[7]];
    const made: Word = {
      partOfSpeech: rest
        .slice(0, 4)
        .filter((part) => part && part !== '*')
        .join('-'),
      ...(this.isKnown && base && base !== '*' && base !== surface && { baseForm: base }),
      ...(this.isKnown && reading && reading !== '*' && { reading }),
    };
    this.words.set(word, made);
    return made;
  }
}
