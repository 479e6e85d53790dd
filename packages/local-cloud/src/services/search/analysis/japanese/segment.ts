import { backtrace, type Piece } from './backtrace';
import type { Dictionary } from './Dictionary';
import { byteOffsets, extend } from './extend';
import { Lattice } from './Lattice';

const LONGEST_PENDING = 1024;

/**
 * Splits a Japanese text into words as Lucene's JapaneseTokenizer does in search mode, without punctuation.
 * @param keepCompounds whether compounds are returned in addition to their parts, as with
 * `discard_compound_token: false`
 */
export function segment(dictionary: Dictionary, text: string, keepCompounds: boolean): Piece[] {
  const lattice = new Lattice(dictionary, text);
  const bytes = Buffer.from(text);
  const byteAt = byteOffsets(text);
  const pieces: Piece[] = [];
  let done = 0;
  const commit = (end: number, index: number): void => {
    for (const piece of backtrace(lattice, done, end, index, keepCompounds)) pieces.push(piece);
    done = end;
  };
  for (let position = 0; position < text.length; position++) {
    if (lattice.at(position).length === 0) continue;
    const isFrontier = lattice.end <= position;
    if (position > done && isFrontier && lattice.at(position).length === 1) {
      // The cheapest path goes through this position, whatever text follows.
      commit(position, 0);
      rebase(lattice, position);
    }
    if (position - done >= LONGEST_PENDING) {
      position = forceChoice(lattice, position, commit);
      if (position >= text.length) break;
    }
    extend(lattice, bytes, byteAt, position);
  }
  if (done < text.length) commit(text.length, cheapest(lattice, text.length, 0));
  return pieces;
}

function rebase(lattice: Lattice, position: number): void {
  const [first] = lattice.at(position);
  if (first) first.cost = 0;
}

function cheapest(lattice: Lattice, position: number, nextLeftId: number): number {
  let best = 0;
  let cost = Infinity;
  lattice.at(position).forEach((arc, index) => {
    const total = arc.cost + lattice.dictionary.connection(arc.rightId, nextLeftId);
    if (total < cost) [best, cost] = [index, total];
  });
  return best;
}

/**
 * Chooses the cheapest path so far and removes all others, as Lucene does when the undecided part of a text
 * becomes too long. Returns the position at which the path ends.
 */
function forceChoice(lattice: Lattice, from: number, commit: (end: number, index: number) => void): number {
  let [end, index, cost] = [from, 0, Infinity];
  for (let position = from; position <= lattice.end; position++)
    lattice.at(position).forEach((arc, at) => {
      if (arc.cost < cost) [end, index, cost] = [position, at, arc.cost];
    });
  const best = lattice.at(end)[index];
  for (let position = from; position <= lattice.end; position++)
    lattice.set(position, position === end && best ? [best] : []);
  commit(end, 0);
  for (const arc of lattice.at(end)) arc.cost = 0;
  return end;
}
