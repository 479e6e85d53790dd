import type { Origin } from './Dictionary';
import { isPunctuation } from './isPunctuation';
import type { Arc, Lattice } from './Lattice';
import { rescore } from './rescore';

export interface Piece {
  start: number;
  end: number;
  word: number;
  origin: Origin;
  /** Number of parts of a compound that is returned together with its parts; undefined for any other word. */
  parts?: number;
}

/**
 * Returns the words of the cheapest path from position `begin` to `end`, with compounds replaced by their
 * parts. If `keepCompounds` is true, the compounds are returned too.
 */
export function backtrace(
  lattice: Lattice,
  begin: number,
  end: number,
  endIndex: number,
  keepCompounds: boolean,
): Piece[] {
  const reversed: Piece[] = [];
  let compound: Piece | undefined;
  let parts = 0;
  let nextLeftId = -1;
  for (let position = end, index = endIndex; position > begin;) {
    let arc = arcAt(lattice, position, index);
    const alternative = compound ? undefined : decompound(lattice, position, arc, nextLeftId);
    if (alternative) {
      compound = { start: arc.from, end: position, word: arc.word, origin: arc.origin };
      parts = 0;
      arc = alternative;
    }
    if (compound && compound.start >= arc.from) {
      if (keepCompounds && parts > 0) reversed.push({ ...compound, parts: parts + 1 });
      compound = undefined;
    }
    const words = arc.origin === 'user' ? userEntryPieces(lattice, arc) : spoken(lattice, arc, position);
    for (const word of words.reverse()) reversed.push(word);
    parts += words.length;
    nextLeftId = lattice.table(arc.origin).leftId(arc.word);
    position = arc.from;
    index = arc.fromIndex;
  }
  return reversed.reverse();
}

/** Returns a word of the cheapest path, in a list; the list is empty if the word is punctuation. */
function spoken({ text }: Lattice, { from, word, origin }: Arc, end: number): Piece[] {
  return isPunctuation(text.charCodeAt(from)) ? [] : [{ start: from, end, word, origin }];
}

/** Returns the words into which an entry of the user dictionary is split. */
function userEntryPieces({ dictionary }: Lattice, { from, word: entry }: Arc): Piece[] {
  let start = from;
  return dictionary.user.parts(entry).map(({ length, word }): Piece => {
    start += length;
    return { start: start - length, end: start, word, origin: 'user' };
  });
}

/**
 * Decides whether a long word is split as a compound. It is split if the cheapest sequence of its parts costs
 * at most as much as the word with the penalty that search mode adds to long words. Returns the last of these
 * parts, or undefined if the word is not split.
 */
function decompound(lattice: Lattice, position: number, arc: Arc, nextLeftId: number): Arc | undefined {
  const penalty = lattice.penalty(arc.from, position, arc.origin);
  if (penalty === 0) return undefined;
  const most = penalty + costThrough(lattice, arc, nextLeftId);
  rescore(lattice, arc.from, position, arc.fromIndex);
  let best: Arc | undefined;
  let least = Infinity;
  for (const each of lattice.at(position)) {
    const cost = costThrough(lattice, each, nextLeftId);
    if (cost < least) [best, least] = [each, cost];
  }
  return best && least <= most && best.from !== arc.from ? best : undefined;
}

/**
 * Returns the cost of the path that ends with a candidate word. If the word after it has already been chosen
 * (`nextLeftId`), the cost of connecting the two words is included.
 */
const costThrough = ({ dictionary }: Lattice, { cost, rightId }: Arc, nextLeftId: number): number =>
  nextLeftId < 0 ? cost : cost + dictionary.connection(rightId, nextLeftId);

function arcAt(lattice: Lattice, position: number, index: number): Arc {
  const arc = lattice.at(position)[index];
  if (!arc) throw new Error(`No way to position ${position} of the text`);
  return arc;
}
