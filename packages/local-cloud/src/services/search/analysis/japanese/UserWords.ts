import { notEmulated, Refusal } from '../../Refusal';
import type { Word } from '../Token';
import type { Words } from './Words';

/**
 * Cost that Lucene gives to each word of a user dictionary. It is so low that a path with such a word is
 * always the cheapest.
 */
const COST = -100_000;
const CONTEXT = 5;

interface Entry {
  surface: string;
  /** The words into which the entry is split. `length` is in characters; `word` is the word's number. */
  parts: { length: number; word: number }[];
}

/**
 * A user dictionary for Japanese. Each entry is a text and the words into which the segmenter splits that
 * text.
 */
export class UserWords implements Words {
  private readonly byFirst = new Map<string, number[]>();
  private readonly entries: Entry[] = [];
  private readonly words: Word[] = [];

  /**
   * Parses the rules of a Japanese user dictionary.
   * @param rules lines of the form `surface,words,readings,part of speech`, with spaces between several words and
   * readings
   * @throws Refusal when a rule is invalid
   */
  constructor(rules: string[]) {
    const surfaces = new Set<string>();
    for (const rule of rules) {
      const { surface, segments, readings, partOfSpeech } = read(rule);
      if (surfaces.has(surface)) throw new Refusal(500, 'unsupported_operation_exception', rule);
      surfaces.add(surface);
      const first = surface.charAt(0);
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), this.entries.length]);
      const parts = segments.map(({ length }, index) => {
        const reading = readings[index];
        return { length, word: this.words.push({ partOfSpeech, ...(reading && { reading }) }) - 1 };
      });
      this.entries.push({ surface, parts });
    }
  }

  leftId = (): number => CONTEXT;
  rightId = (): number => CONTEXT;
  cost = (): number => COST;
  word = (number: number): Word => this.words[number] ?? { partOfSpeech: '' };

  /**
   * Returns the longest entry of the user dictionary that the text contains at position `from`: the entry's
   * number, and the position where it ends. Undefined if there is none.
   */
  longest(text: string, from: number): { entry: number; end: number } | undefined {
    let found: { entry: number; end: number } | undefined;
    for (const entry of this.byFirst.get(text.charAt(from)) ?? []) {
      const surface = this.entries[entry]?.surface ?? '';
      if (text.startsWith(surface, from) && from + surface.length > (found?.end ?? 0))
        found = { entry, end: from + surface.length };
    }
    return found;
  }

  parts(entry: number): Entry['parts'] {
    return this.entries[entry]?.parts ?? [];
  }
}

function read(rule: string) {
  if (rule.includes('#') || rule.includes('"')) throw notEmulated('[#] and ["] in a user dictionary');
  const [surface = '', words, spoken, partOfSpeech] = rule.split(',');
  if (words === undefined || spoken === undefined || partOfSpeech === undefined)
    throw new Refusal(500, 'array_index_out_of_bounds_exception', rule);
  const [segments, readings] = [words.split(' '), spoken.split(' ')];
  if (segments.join('') !== surface || segments.length !== readings.length)
    throw new Refusal(500, 'runtime_exception', `Illegal user dictionary entry ${surface}`);
  return { surface, segments, readings, partOfSpeech };
}
