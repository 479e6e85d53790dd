import type { CodePoints } from './Expression';

/** The same code points in as few ranges as possible, ascending. */
export function mergeRanges(ranges: readonly CodePoints[]): CodePoints[] {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}
