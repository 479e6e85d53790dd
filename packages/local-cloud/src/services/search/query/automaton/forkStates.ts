import type { Step } from './Nfa';

interface Fork {
  /** First code points of ranges, ascending. */
  from: number[];
  /** The states that each range leads to. */
  reached: Set<number>[];
}

/** The combined transitions of several states, split into ranges that all of them treat alike. */
export function forkStates(steps: readonly Step[]): Fork {
  const points = new Set<number>();
  for (const { of } of steps) for (const [first, last] of of) points.add(first).add(last + 1);
  const from = [...points].sort((a, b) => a - b);
  const places = new Map(from.map((point, place) => [point, place]));
  const reached = from.map(() => new Set<number>());
  for (const { of, to } of steps)
    for (const [first, last] of of)
      for (let place = places.get(first) ?? 0; place < (places.get(last + 1) ?? 0); place += 1)
        reached[place]?.add(to);
  return { from, reached };
}
