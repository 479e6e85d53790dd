import type { BytePool } from './BytePool';
import { integerList, type NumberList } from './NumberList';
import { PostingsEnum } from './PostingsEnum';
import { SliceReader } from './SliceReader';

/**
 * The list `states` contains eight numbers for each term. These constants are the places of the numbers: the
 * start, the end and the last value of each of the term's two byte streams, the number of its documents, and
 * its frequency in the document that is being added.
 */
const DOCUMENTS = 0;
const DOCUMENTS_END = 1;
const POSITIONS = 2;
const POSITIONS_END = 3;
const LAST_DOCUMENT = 4;
const COUNT = 5;
const FREQUENCY = 6;
const LAST_POSITION = 7;
const WIDTH = 8;

/**
 * The documents and positions of each term of a field (postings), in two byte streams for each term. The
 * first stream contains, for each document, twice the distance from the previous document. If the term occurs
 * once in the document, 1 is added to this number; otherwise the frequency follows. The second stream
 * contains the distances between positions; queries that need no positions do not read it.
 */
export class PostingsLists {
  private readonly states: NumberList<Int32Array>;
  /** Ordinals of the terms in the document that is being added. */
  private readonly open: number[] = [];

  constructor(
    private readonly pool: BytePool,
    private readonly hasPositions: boolean,
    states?: Int32Array,
  ) {
    this.states = integerList(states);
  }

  /**
   * Returns the numbers that describe the terms' postings, so that the caller can store them. Call it only
   * between two documents.
   */
  get state(): Int32Array {
    return this.states.toArray();
  }

  /** Returns the number of documents that contain a term. */
  count(ordinal: number): number {
    return this.get(ordinal * WIDTH + COUNT);
  }

  /**
   * Adds an occurrence of a term in the document that is being added. Positions must be in ascending order.
   */
  add(ordinal: number, position: number): void {
    const at = ordinal * WIDTH;
    this.states.reserve(at + WIDTH);
    const states = this.states.items;
    const frequency = states[at + FREQUENCY] ?? 0;
    if (frequency === 0) this.open.push(ordinal);
    states[at + FREQUENCY] = frequency + 1;
    if (frequency === 0 && states[at + COUNT] === 0) this.begin(at);
    if (!this.hasPositions) return;
    const distance = frequency === 0 ? position : position - (states[at + LAST_POSITION] ?? 0);
    states[at + LAST_POSITION] = position;
    states[at + POSITIONS_END] = this.pool.append(states[at + POSITIONS_END] ?? 0, distance);
  }

  /** Ends the document that is being added, and gives it a number. Numbers must be in ascending order. */
  finish(document: number): void {
    const states = this.states.items;
    for (const ordinal of this.open) {
      const at = ordinal * WIDTH;
      const frequency = states[at + FREQUENCY] ?? 0;
      const distance = document - (states[at + LAST_DOCUMENT] ?? 0);
      let end = states[at + DOCUMENTS_END] ?? 0;
      end = this.pool.append(end, distance * 2 + Number(frequency === 1));
      if (frequency > 1) end = this.pool.append(end, frequency);
      states[at + DOCUMENTS_END] = end;
      states[at + LAST_DOCUMENT] = document;
      states[at + COUNT] = (states[at + COUNT] ?? 0) + 1;
      states[at + FREQUENCY] = 0;
    }
    this.open.length = 0;
  }

  read(ordinal: number): PostingsEnum {
    const at = ordinal * WIDTH;
    const stream = (start: number, end: number): SliceReader =>
      new SliceReader(this.pool, this.get(at + start), this.get(at + end));
    const positions = this.hasPositions ? stream(POSITIONS, POSITIONS_END) : undefined;
    return new PostingsEnum(this.count(ordinal), stream(DOCUMENTS, DOCUMENTS_END), positions);
  }

  private begin(at: number): void {
    for (const stream of this.hasPositions ? [DOCUMENTS, POSITIONS] : [DOCUMENTS]) {
      const start = this.pool.begin();
      this.states.set(at + stream, start);
      this.states.set(at + stream + 1, start);
    }
  }

  private get(at: number): number {
    return this.states.at(at);
  }
}
