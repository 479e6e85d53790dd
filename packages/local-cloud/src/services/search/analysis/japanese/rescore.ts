import type { Arc, Lattice } from './Lattice';

/**
 * Recomputes the costs between the beginning and the end of a long word, to find the cheapest way to split
 * the word. Candidate words that begin before the long word are removed, and long candidate words get their
 * penalty. The new paths start from the word before the long word on the cheapest path; `startIndex` is its
 * index among the candidate words that end at `start`.
 */
export function rescore(lattice: Lattice, start: number, end: number, startIndex: number): void {
  const onward = new Map<number, { to: number; arc: Arc }[]>();
  for (let position = end; position > start; position--) {
    for (const arc of lattice.at(position)) {
      if (arc.from < start) continue;
      const list = onward.get(arc.from) ?? [];
      onward.set(arc.from, list);
      list.push({ to: position, arc });
    }
    lattice.set(position, []);
  }
  const origin = lattice.at(start)[startIndex];
  for (let position = start; position < end; position++) {
    if (lattice.at(position).length === 0) continue;
    for (const { to, arc } of onward.get(position) ?? []) {
      const extra = lattice.penalty(position, to, arc.origin);
      if (position > start) lattice.add(position, to, arc.word, arc.origin, extra);
      else if (origin) lattice.push(to, fromOrigin(lattice, arc, origin, startIndex, extra));
    }
  }
}

function fromOrigin(lattice: Lattice, arc: Arc, origin: Arc, fromIndex: number, extra: number): Arc {
  const table = lattice.table(arc.origin);
  const step = lattice.dictionary.connection(origin.rightId, table.leftId(arc.word));
  return { ...arc, fromIndex, cost: origin.cost + table.cost(arc.word) + step + extra };
}
